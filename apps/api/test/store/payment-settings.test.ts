import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { signingAccounts } from '../../src/payments/payment-settings.ts';
import { type Settings, testSettings } from '../helpers/api/settings.ts';

const skrill = { SKRILL_MERCHANT_EMAIL: 'shop@example.test', SKRILL_MERCHANT_ID: '4637827', SKRILL_SECRET: 'word' };
const stripe = { STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_one,whsec_two' };

function read(settings: Settings) {
  return readConfig(testSettings('postgres://nowhere/db', settings), 'api').payments;
}
const namesOf = (settings: Settings) => read(settings).accounts.map(({ name }) => name);

describe('the payment provider', () => {
  test('is the sandbox in the same process outside production', () => {
    expect(namesOf({})).toEqual(['sandbox', 'stripe-sandbox']);
    expect(read({ PORT: '3210', HOST: '0.0.0.0' }).accounts).toMatchObject([
      {
        gatewayUrl: 'http://127.0.0.1:3210/dev/skrill',
        statusUrl: 'http://127.0.0.1:3210/api/store/webhooks/sandbox',
      },
      { apiUrl: 'http://127.0.0.1:3210/dev/stripe' },
    ]);
  });

  test('derives different sandbox secrets from different session secrets', () => {
    const secretsOf = (settings: Settings) =>
      JSON.stringify(read(settings).accounts).match(/(?<="secret":"|whsec_|sk_test_)\w+/g);
    const [one, other] = [secretsOf({}), secretsOf({ SESSION_SECRET: 'another session secret of some length' })];
    expect(new Set([...(one ?? []), ...(other ?? [])]).size).toBe(6);
  });

  test('is Skrill when its credentials are set, and the sandboxes remain for their orders', () => {
    const { accounts } = read({ ...skrill, PUBLIC_ORIGIN: 'https://shop.example.test' });
    expect(accounts.map((account) => account.name)).toEqual(['skrill', 'sandbox', 'stripe-sandbox']);
    expect(accounts[0]).toMatchObject({
      gatewayUrl: 'https://pay.skrill.com',
      checkoutUrl: 'https://pay.skrill.com',
      statusUrl: 'https://shop.example.test/api/store/webhooks/skrill',
    });
  });

  test('is selected by PAYMENT_PROVIDER, and the others still accept notifications', () => {
    expect(namesOf({ PAYMENT_PROVIDER: 'stripe' })).toEqual(['stripe-sandbox', 'sandbox']);
    expect(namesOf({ ...skrill, PAYMENT_PROVIDER: 'stripe' })).toEqual(['stripe-sandbox', 'skrill', 'sandbox']);
    const both = { ...skrill, ...stripe, PAYMENT_PROVIDER: 'stripe' };
    expect(namesOf(both)).toEqual(['stripe', 'stripe-sandbox', 'skrill', 'sandbox']);
    expect(read(both).accounts[0]).toMatchObject({
      secretKey: 'sk_live_abc',
      webhookSecrets: ['whsec_one', 'whsec_two'],
      apiUrl: 'https://api.stripe.com',
    });
    expect(() => read({ PAYMENT_PROVIDER: 'paypal' })).toThrow(/PAYMENT_PROVIDER: /);
  });

  test.each([skrill, stripe])('rejects incomplete credentials: %o', (credentials) => {
    for (const missing of Object.keys(credentials)) {
      expect(() => read({ ...credentials, [missing]: '' })).toThrow(
        new RegExp(`${missing}: is not set: .* go together`),
      );
    }
  });

  test.each([
    ['SKRILL_MERCHANT_ID', 'x', 'must be a number'],
    ['STRIPE_SECRET_KEY', 'pk_live_abc', 'must start with sk_live_'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_one,two', 'must start with whsec_'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_one,', 'must start with whsec_'],
  ])('checks the format of credentials: %s cannot be %s', (name, value, problem) => {
    expect(() => read({ ...skrill, ...stripe, [name]: value })).toThrow(`${name}: ${problem}`);
  });

  test('is required in production with a public origin, without a sandbox', () => {
    const production = { NODE_ENV: 'production' };
    const nothing = { SKRILL_MERCHANT_EMAIL: '', SKRILL_MERCHANT_ID: '', SKRILL_SECRET: '' };
    expect(() => read({ ...production, ...nothing })).toThrow(/SKRILL_MERCHANT_EMAIL: is not set/);
    expect(() => read({ ...production, ...nothing, ...stripe })).toThrow(/SKRILL_MERCHANT_EMAIL: is not set/);
    expect(() => read({ ...production, PAYMENT_PROVIDER: 'stripe' })).toThrow(/STRIPE_SECRET_KEY: is not set/);
    expect(() => read({ ...production, PUBLIC_ORIGIN: '' })).toThrow(/PUBLIC_ORIGIN: is not set/);
    expect(read(production)).toMatchObject({ accounts: [{ name: 'skrill' }], sandbox: null });
    expect(read({ ...production, ...nothing, ...stripe, PAYMENT_PROVIDER: 'stripe' })).toMatchObject({
      accounts: [{ name: 'stripe' }],
      sandbox: null,
    });
    expect(namesOf({ ...production, ...stripe, PAYMENT_PROVIDER: 'stripe' })).toEqual(['stripe', 'skrill']);
  });

  test('gives the database the keys of every signing account, but no secret', () => {
    const env = { ...skrill, ...stripe, SESSION_SECRET: 'a session secret of some length' };
    const given = signingAccounts(env);
    expect(given.map(({ provider }) => provider)).toEqual(['skrill', 'stripe', 'sandbox', 'stripe-sandbox']);
    expect(JSON.stringify(given)).not.toMatch(/"word"|whsec_/);
    const production = signingAccounts({ ...env, NODE_ENV: 'production' });
    expect(production.map(({ provider }) => provider)).toEqual(['skrill', 'stripe']);
  });
});
