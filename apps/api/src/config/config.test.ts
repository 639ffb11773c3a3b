import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const needed = {
  DATABASE_URL: 'postgres://goldwren:hidden@127.0.0.1/goldwren',
  SESSION_SECRET: 'x'.repeat(32),
  SEED_ENCRYPTION_KEY: 'ab'.repeat(32),
  STATEMENT_SIGNING_KEY: 'cd'.repeat(32),
  FILE_ENCRYPTION_KEYS: `one:${'ef'.repeat(32)}`,
  FILES_DIR: '/var/lib/goldwren/files',
};

describe('readConfig', () => {
  test('has safe defaults, and treats empty values as unset', () => {
    const blank = { HOST: '', PORT: '', GEO_HEADER: '', PUBLIC_ORIGIN: '', DATABASE_APP_URL: '', TRUSTED_PROXIES: '' };
    const config = readConfig({ ...needed, ...blank });
    expect(config).toEqual(readConfig(needed));
    expect(config).toMatchObject({
      isProduction: false,
      host: '127.0.0.1',
      port: 3000,
      trustedProxies: 0,
      geolocation: { kind: 'off' },
      publicOrigin: null,
      logins: {
        players: { url: needed.DATABASE_URL, role: 'goldwren_api' },
        staff: { url: needed.DATABASE_URL, role: 'goldwren_staff' },
        worker: { url: needed.DATABASE_URL, role: 'goldwren_worker' },
      },
      roundMinIntervalMs: null,
    });
  });

  test('sets no role on a separate login', () => {
    const config = readConfig({ ...needed, DATABASE_APP_URL: 'postgres://api@127.0.0.1/goldwren' });
    expect(config.logins.players).toEqual({ url: 'postgres://api@127.0.0.1/goldwren', role: null });
  });

  test('reports every fault and prints no value', () => {
    const faulty = { ...needed, SESSION_SECRET: 'short-secret', SEED_ENCRYPTION_KEY: 'not-hex', PORT: 'http' };
    expect(() => readConfig(faulty)).toThrow(/PORT: .*\n.*SESSION_SECRET: .*\n.*SEED_ENCRYPTION_KEY: /);
    expect(() => readConfig(faulty)).not.toThrow(/short-secret|not-hex|hidden/);
  });

  test.each(Object.keys(needed))('requires %s', (name) => {
    expect(() => readConfig({ ...needed, [name]: '' })).toThrow(name);
  });
});

describe('settings of metrics', () => {
  test('serve none by default, and on this machine only with a port', () => {
    expect(readConfig({ ...needed, METRICS_PORT: '', METRICS_HOST: '' }).metrics).toBeNull();
    expect(readConfig({ ...needed, METRICS_HOST: '10.0.0.1' }).metrics).toBeNull();
    expect(readConfig({ ...needed, METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9_464 });
  });

  test.each(['0', '65536', 'any', '-1'])('reject the port %s', (METRICS_PORT) => {
    expect(() => readConfig({ ...needed, METRICS_PORT })).toThrow(/METRICS_PORT: must be/);
  });
});

describe('settings of stored files', () => {
  const [one, two] = ['ef'.repeat(32), 'a1'.repeat(32)];
  const s3 = {
    FILES_S3_ENDPOINT: 'https://s3.test/bucket',
    FILES_S3_ACCESS_KEY: 'access',
    FILES_S3_SECRET_KEY: 'hidden-secret',
  };

  test('reads several named keys in order', () => {
    const { keys, place } = readConfig({ ...needed, FILE_ENCRYPTION_KEYS: `two:${two},one:${one}` }).files;
    expect(keys.map(({ id, key }) => [id, key.toString('hex')])).toEqual([
      ['two', two],
      ['one', one],
    ]);
    expect(place).toEqual({ folder: '/var/lib/goldwren/files' });
  });

  test.each([`one:${one},one:${two}`, one, `one:${one},`, `One:${one}`, 'one:ef', `:${one}`])(
    'rejects the list of keys %s',
    (FILE_ENCRYPTION_KEYS) => {
      expect(() => readConfig({ ...needed, FILE_ENCRYPTION_KEYS })).toThrow(/FILE_ENCRYPTION_KEYS: must/);
    },
  );

  test('uses a bucket when its settings are complete, and rejects incomplete ones', () => {
    const { place } = readConfig({ ...needed, ...s3 }).files;
    expect(place).toEqual({
      s3: { endpoint: s3.FILES_S3_ENDPOINT, accessKeyId: 'access', secretAccessKey: 'hidden-secret', region: 'auto' },
    });
    for (const name of Object.keys(s3)) {
      expect(() => readConfig({ ...needed, ...s3, [name]: '' })).toThrow(`${name}: is not set`);
      expect(() => readConfig({ ...needed, ...s3, [name]: '' })).not.toThrow(/hidden-secret/);
    }
  });

  test('rejects a relative folder', () => {
    expect(() => readConfig({ ...needed, FILES_DIR: 'files' })).toThrow('FILES_DIR: must be an absolute path');
  });
});
