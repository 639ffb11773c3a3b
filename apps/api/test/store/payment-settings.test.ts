import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { type Settings, testSettings } from '../support/settings.ts';

const skrill = { SKRILL_MERCHANT_EMAIL: 'shop@example.test', SKRILL_MERCHANT_ID: '4637827', SKRILL_SECRET: 'word' };

function read(settings: Settings) {
  return readConfig(testSettings('postgres://nowhere/db', settings), 'api');
}

describe('the payment provider', () => {
  test('is the sandbox outside production, at this very process', () => {
    const { accounts, sandbox } = read({ PORT: '3210', HOST: '0.0.0.0' }).payments;
    expect(accounts.map((account) => account.name)).toEqual(['sandbox']);
    expect(sandbox).toMatchObject({
      gatewayUrl: 'http://127.0.0.1:3210/dev/skrill',
      statusUrl: 'http://127.0.0.1:3210/api/store/webhooks/sandbox',
    });
  });

  test('has another sandbox secret for every session secret', () => {
    const other = read({ SESSION_SECRET: 'another session secret of some length' });
    expect(other.payments.sandbox?.secret).not.toBe(read({}).payments.sandbox?.secret);
  });

  test('is Skrill once its credentials are set; the sandbox stays for its own orders', () => {
    const { accounts } = read({ ...skrill, PUBLIC_ORIGIN: 'https://shop.example.test' }).payments;
    expect(accounts.map((account) => account.name)).toEqual(['skrill', 'sandbox']);
    expect(accounts[0]).toMatchObject({
      gatewayUrl: 'https://pay.skrill.com',
      checkoutUrl: 'https://pay.skrill.com',
      statusUrl: 'https://shop.example.test/api/store/webhooks/skrill',
    });
  });

  test('is never half configured', () => {
    for (const missing of Object.keys(skrill)) {
      expect(() => read({ ...skrill, [missing]: '' })).toThrow(new RegExp(`${missing}: is not set: .* go together`));
    }
    expect(() => read({ ...skrill, SKRILL_MERCHANT_ID: 'x' })).toThrow(/SKRILL_MERCHANT_ID: must be a number/);
  });

  test('is demanded in production, with an origin of our own, and there is no sandbox', () => {
    const nothing = { SKRILL_MERCHANT_EMAIL: '', SKRILL_MERCHANT_ID: '', SKRILL_SECRET: '' };
    expect(() => read({ NODE_ENV: 'production', ...nothing })).toThrow(/SKRILL_MERCHANT_EMAIL: is not set/);
    expect(() => read({ NODE_ENV: 'production', PUBLIC_ORIGIN: '' })).toThrow(/PUBLIC_ORIGIN: is not set/);
    const { accounts, sandbox } = read({ NODE_ENV: 'production' }).payments;
    expect([accounts.map((account) => account.name), sandbox]).toEqual([['skrill'], null]);
  });
});
