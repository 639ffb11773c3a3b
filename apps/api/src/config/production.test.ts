import { describe, expect, test } from 'vitest';
import { publicPushKey } from '../platform/crypto/push-keys.ts';
import { environmentOf } from '../platform/logins/database-roles.ts';
import { readConfig } from './config.ts';

const good = {
  NODE_ENV: 'production',
  DATABASE_APP_URL: 'postgres://goldwren_app:hidden-one@db.test/goldwren',
  DATABASE_STAFF_URL: 'postgres://goldwren_staff_app:hidden-two@db.test/goldwren',
  SESSION_SECRET: '6b0f0a4f6f9be1a9d1f4b4ad1a4c5b7a0c3ef1f2f8a67d5e4b9d0c1a2e7f3b58',
  SEED_ENCRYPTION_KEY: 'e3a9c07b5d1f482698ab0cd3f47e15602b8d6f90a1c4e7352f0b9d8c6a4e1753',
  STATEMENT_SIGNING_KEY: '9d4f1c7a2be8350f6a93d1e7c04b85f2a16e9c3d7b50f8e42d6a1b9c5e7f3082',
  FILE_ENCRYPTION_KEYS: 'one:4c8e1a7f3b5d9260e1c4a8f7d3b69052f8a1c6e4b7d90352a9c1e8f4b6d73a05',
  FILES_DIR: '/data/files',
  PUBLIC_ORIGIN: 'https://goldwren.test',
  TRUSTED_PROXIES: '1',
  SKRILL_MERCHANT_EMAIL: 'merchant@goldwren.test',
  SKRILL_MERCHANT_ID: '4637827',
  SKRILL_SECRET: 'hidden-three',
  SMTP_URL: 'smtps://user:hidden-four@mail.test',
  MAIL_FROM: 'Goldwren <no-reply@goldwren.test>',
  SECURITY_CONTACT: 'mailto:security@goldwren.test',
};
/** A pair of keys for push messages. */
const push = {
  PUSH_SIGNING_KEYS: 'b7f2c9a4e1d85036f4a2c7e9b1d3608e5f7a9c2b4d6e8103a5c7e9f1b3d50624',
  PUSH_PUBLIC_KEY: publicPushKey('b7f2c9a4e1d85036f4a2c7e9b1d3608e5f7a9c2b4d6e8103a5c7e9f1b3d50624') ?? '',
};
const otherSecret = 'Zb8#kfQ2-wq!M7pL0xTn5vRc9yHd3sJg';

/** Returns the lines of the error, one per faulty variable. */
function faultsOf(settings: Record<string, string>): string[] {
  try {
    readConfig({ ...good, ...settings }, 'api');
    return [];
  } catch (error) {
    const lines = (error as Error).message.split('\n');
    return lines.filter((line) => line.startsWith('  ')).map((line) => line.trim());
  }
}

describe('readConfig in production', () => {
  test('accepts valid settings', () => {
    expect(faultsOf({})).toEqual([]);
    expect(readConfig(good, 'api')).toMatchObject({ isProduction: true, trustedProxies: 1, logins: { worker: null } });
  });

  test.each(Object.keys(good).filter((name) => name !== 'NODE_ENV'))('requires %s', (name) => {
    const [only, ...more] = faultsOf({ [name]: '' });
    expect(only).toMatch(new RegExp(`^${name}: is not set`));
    expect(more).toEqual([]);
  });

  test('reports all missing and weak settings together, without values', () => {
    const nothing = Object.fromEntries(Object.keys(good).map((name) => [name, '']));
    const settings = { ...nothing, NODE_ENV: 'production', SESSION_SECRET: 'short', PORT: 'http' };
    const variables = faultsOf(settings).map((line) => line.slice(0, line.indexOf(':')));
    expect(variables.sort()).toEqual([...Object.keys(good).filter((name) => name !== 'NODE_ENV'), 'PORT'].sort());
    expect(() => readConfig({ ...good, PORT: 'x' }, 'api')).not.toThrow(/hidden|6b0f/);
  });

  test.each([
    ['http://goldwren.test', false],
    ['https://goldwren.test/', false],
    ['https://goldwren.test/casino', false],
    ['https://goldwren.test?a=b', false],
    ['https://user@goldwren.test', false],
    ['https://GOLDWREN.test', false],
    ['https://goldwren.test:443', false],
    ['goldwren.test', false],
    ['ftp://goldwren.test', false],
    ['https://goldwren.test', true],
    ['https://goldwren.test:8443', true],
  ])('checks PUBLIC_ORIGIN %s (valid: %s)', (PUBLIC_ORIGIN, accepted) => {
    expect(faultsOf({ PUBLIC_ORIGIN }).map((line) => line.split(':')[0])).toEqual(accepted ? [] : ['PUBLIC_ORIGIN']);
  });

  test.each([
    ['is short', 'a8f3e1b0c9d7', /at least 32/],
    ['is short in one of several', `${otherSecret},a8f3e1b0c9d7`, /at least 32/],
    ['ends in a comma', `${otherSecret},`, /at least 32/],
    ['is one character', 'x'.repeat(40), /few different/],
    ['repeats a word', 'correct-horse'.repeat(3), /repeats itself/],
    ['repeats a word and ends within it', 'correct-horse'.repeat(3).slice(0, 35), /repeats itself/],
    ['contains consecutive characters', `${'0123456789abcdefghijklmnop'}zQ9-x!`, /consecutive characters/],
    ['is weak in one of several', `${otherSecret},${'abc'.repeat(12)}`, /few different/],
    ['contains the same secret twice', `${otherSecret},${otherSecret}`, /same as another value of the list/],
    ['is the seed key', good.SEED_ENCRYPTION_KEY, /^SEED_ENCRYPTION_KEY: is the same as SESSION_SECRET/],
  ])('rejects a session secret that %s', (_what, SESSION_SECRET, expected) => {
    const faults = faultsOf({ SESSION_SECRET });
    expect(faults).toEqual([expect.stringMatching(expected)]);
    expect(faults.join()).not.toContain(otherSecret);
  });

  test('rejects a token of SCIM that can be guessed or that is another secret', () => {
    expect(faultsOf({ SCIM_TOKEN: otherSecret })).toEqual([]);
    for (const SCIM_TOKEN of ['f'.repeat(64), good.SESSION_SECRET]) {
      expect(faultsOf({ SCIM_TOKEN })).toEqual([expect.stringMatching(/^SCIM_TOKEN: /)]);
    }
  });

  test.each([good.SESSION_SECRET, otherSecret, `${otherSecret},${good.SESSION_SECRET}`])(
    'accepts the session secret %s',
    (SESSION_SECRET) => {
      expect(faultsOf({ SESSION_SECRET })).toEqual([]);
    },
  );

  test.each([
    ['is the seed key', good.SEED_ENCRYPTION_KEY, /is the same as SEED_ENCRYPTION_KEY/],
    ['is the session secret', good.SESSION_SECRET, /is the same as SESSION_SECRET/],
    ['is the same twice', `${good.STATEMENT_SIGNING_KEY},${good.STATEMENT_SIGNING_KEY}`, /another value of the list/],
    ['repeats itself', '0a1b2c3d4e5f6978'.repeat(4), /repeats itself/],
    ['is short', good.STATEMENT_SIGNING_KEY.slice(1), /64 hexadecimal digits each/],
    ['ends in a comma', `${good.STATEMENT_SIGNING_KEY},`, /64 hexadecimal digits each/],
  ])('rejects a statement key that %s', (_what, STATEMENT_SIGNING_KEY, expected) => {
    const faults = faultsOf({ STATEMENT_SIGNING_KEY });
    expect(faults).toEqual([expect.stringMatching(/^STATEMENT_SIGNING_KEY: /)]);
    expect(faults[0]).toMatch(expected);
  });

  test('reads several statement keys in order', () => {
    const second = good.SEED_ENCRYPTION_KEY.split('').reverse().join('');
    const { statementKeys } = readConfig(
      { ...good, STATEMENT_SIGNING_KEY: `${good.STATEMENT_SIGNING_KEY},${second}` },
      'api',
    );
    expect(statementKeys.map((key) => key.toString('hex'))).toEqual([good.STATEMENT_SIGNING_KEY, second]);
  });

  test('rejects a seed key that repeats itself', () => {
    expect(faultsOf({ SEED_ENCRYPTION_KEY: '0a1b2c3d4e5f6978'.repeat(4) })).toEqual([
      expect.stringMatching(/^SEED_ENCRYPTION_KEY: repeats itself/),
    ]);
  });

  test.each([
    ['the same login', 'postgres://goldwren_app:other@db.test/goldwren', /must be a separate login/],
    ['no URL', 'goldwren_app', /postgres:\/\//],
    ['nothing', '', /is not set: a login with only the rights of goldwren_staff/],
  ])('rejects for the staff login %s', (_what, DATABASE_STAFF_URL, expected) => {
    expect(faultsOf({ DATABASE_STAFF_URL })).toEqual([expect.stringMatching(expected)]);
  });

  test.each([
    ['api', 'DATABASE_URL'],
    ['api', 'DATABASE_WORKER_URL'],
    ['worker', 'DATABASE_URL'],
    ['worker', 'DATABASE_APP_URL'],
    ['worker', 'DATABASE_STAFF_URL'],
  ] as const)('rejects for the %s the setting %s', (process, variable) => {
    const url = 'postgres://another:hidden@db.test/goldwren';
    const own = { ...environmentOf(process, good), ...(process === 'worker' ? { DATABASE_WORKER_URL: url } : {}) };
    expect(() => readConfig(own, process)).not.toThrow();
    expect(() => readConfig({ ...own, [variable]: url }, process)).toThrow(
      `${variable}: must not be set for the ${process}`,
    );
  });

  test('requires a trusted proxy, because the Secure cookie could not be set without one', () => {
    expect(faultsOf({ TRUSTED_PROXIES: '0' })).toEqual([expect.stringMatching(/^TRUSTED_PROXIES: must be at least 1/)]);
  });

  test('requires fewer settings outside production', () => {
    const { SEED_ENCRYPTION_KEY, STATEMENT_SIGNING_KEY, FILE_ENCRYPTION_KEYS, FILES_DIR } = good;
    const keys = { SEED_ENCRYPTION_KEY, STATEMENT_SIGNING_KEY, FILE_ENCRYPTION_KEYS, SESSION_SECRET: 'x'.repeat(32) };
    const settings = { DATABASE_URL: 'postgres://owner@db.test/goldwren', FILES_DIR, ...keys };
    expect(() => readConfig(settings)).not.toThrow();
    expect(() => readConfig({ ...settings, SESSION_SECRET: 'x'.repeat(31) })).toThrow(/at least 32/);
  });
});

describe('MAIL_FROM', () => {
  test.each([
    ['no-reply@goldwren.test', { name: 'Goldwren', address: 'no-reply@goldwren.test' }],
    ['Gold Desk <no-reply@goldwren.test>', { name: 'Gold Desk', address: 'no-reply@goldwren.test' }],
    ['"Wren, Gold" <no-reply@goldwren.test>', { name: 'Wren, Gold', address: 'no-reply@goldwren.test' }],
    ['Café Goldwren <no-reply@goldwren.test>', { name: 'Café Goldwren', address: 'no-reply@goldwren.test' }],
  ])('parses %s', (MAIL_FROM, expected) => {
    expect(readConfig({ ...good, MAIL_FROM }, 'api').mail.from).toEqual(expected);
  });

  test.each([
    'Goldwren',
    'Goldwren <>',
    'Goldwren <nobody>',
    'a@b.test, c@d.test',
    'Team: a@b.test;',
    'A <a@b.test>\r\nBcc: c@d.test',
  ])('rejects %s', (MAIL_FROM) => {
    expect(faultsOf({ MAIL_FROM })).toEqual([expect.stringMatching(/^MAIL_FROM: must be one address/)]);
  });
});

describe('the keys of push messages', () => {
  const worker = {
    ...good,
    DATABASE_APP_URL: '',
    DATABASE_STAFF_URL: '',
    DATABASE_WORKER_URL: 'postgres://w:hidden@db.test/g',
  };
  const startWorker = (settings: Record<string, string>) => () => readConfig({ ...worker, ...settings }, 'worker');

  test('are optional', () => {
    expect(readConfig(good, 'api').push.publicKey).toBeNull();
    expect(startWorker({})().push.signingKeys).toEqual([]);
  });

  test('are private in the worker only', () => {
    const { PUSH_PUBLIC_KEY } = push;
    expect(readConfig({ ...good, PUSH_PUBLIC_KEY }, 'api').push).toMatchObject({
      publicKey: PUSH_PUBLIC_KEY,
      signingKeys: [],
    });
    expect(startWorker(push)().push.signingKeys).toEqual([push.PUSH_SIGNING_KEYS]);
    expect(faultsOf(push)).toEqual([expect.stringMatching(/^PUSH_SIGNING_KEYS: must not be set for the api/)]);
    expect(environmentOf('api', push)).toEqual({ PUSH_PUBLIC_KEY });
  });

  test('must belong together, and the message names the public one but no private one', () => {
    const other = publicPushKey('3c'.repeat(32)) ?? '';
    for (const PUSH_PUBLIC_KEY of ['', other]) {
      const start = startWorker({ ...push, PUSH_PUBLIC_KEY });
      expect(start).toThrow(`PUSH_PUBLIC_KEY: must be ${push.PUSH_PUBLIC_KEY}`);
      expect(start).not.toThrow(push.PUSH_SIGNING_KEYS);
    }
    expect(startWorker({ ...push, PUSH_SIGNING_KEYS: '' })).toThrow('PUSH_SIGNING_KEYS: is not set');
  });

  test('are rejected when they are no keys of P-256', () => {
    expect(startWorker({ ...push, PUSH_SIGNING_KEYS: 'f'.repeat(64) })).toThrow('must be private keys of P-256');
    expect(faultsOf({ PUSH_PUBLIC_KEY: 'A'.repeat(87) })).toEqual([
      'PUSH_PUBLIC_KEY: must be a public key of P-256 in base64url',
    ]);
  });

  test.each(['127.0.0.1', '10.0.0.1:443', 'localhost', '*', '*.com', 'https://fcm.googleapis.com', ''])(
    'have push services that are host names of the internet: %j',
    (PUSH_SERVICES) => {
      const start = () => readConfig({ ...good, PUSH_SERVICES }, 'api');
      if (PUSH_SERVICES === '') expect(start().push.services).toContain('fcm.googleapis.com');
      else expect(start).toThrow('PUSH_SERVICES');
    },
  );
});
