import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const needed = {
  DATABASE_URL: 'postgres://goldwren:hidden@127.0.0.1/goldwren',
  SESSION_SECRET: 'x'.repeat(32),
  SEED_ENCRYPTION_KEY: 'ab'.repeat(32),
  STATEMENT_SIGNING_KEY: 'cd'.repeat(32),
};

describe('the configuration', () => {
  test('has safe defaults, and empty means unset', () => {
    const blank = { HOST: '', PORT: '', GEO_HEADER: '', PUBLIC_ORIGIN: '', DATABASE_APP_URL: '', TRUSTED_PROXIES: '' };
    const config = readConfig({ ...needed, ...blank });
    expect(config).toEqual(readConfig(needed));
    expect(config).toMatchObject({
      isProduction: false,
      host: '127.0.0.1',
      port: 3000,
      trustedProxies: 0,
      geoHeader: null,
      publicOrigin: null,
      appRole: 'goldwren_api',
      roundMinIntervalMs: null,
    });
  });

  test('takes no role on when the API has a login of its own', () => {
    const config = readConfig({ ...needed, DATABASE_APP_URL: 'postgres://api@127.0.0.1/goldwren' });
    expect(config).toMatchObject({ appUrl: 'postgres://api@127.0.0.1/goldwren', appRole: null });
  });

  test('names every fault and prints no value', () => {
    const faulty = { ...needed, SESSION_SECRET: 'short-secret', SEED_ENCRYPTION_KEY: 'not-hex', PORT: 'http' };
    expect(() => readConfig(faulty)).toThrow(/PORT: .*\n.*SESSION_SECRET: .*\n.*SEED_ENCRYPTION_KEY: /);
    expect(() => readConfig(faulty)).not.toThrow(/short-secret|not-hex|hidden/);
  });

  test.each(Object.keys(needed))('needs %s', (name) => {
    expect(() => readConfig({ ...needed, [name]: '' })).toThrow(name);
  });
});
