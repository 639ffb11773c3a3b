import { expect, test } from 'vitest';
import { oidcFaults, oidcSettings } from './oidc.ts';

const whole = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'goldwren', OIDC_CLIENT_SECRET: 'secret' };

const variablesOf = (env: NodeJS.ProcessEnv) => oidcFaults(env).map(({ variable }) => variable);

test('sign-in with a provider is off without settings', () => {
  expect(oidcFaults({})).toEqual([]);
  expect(oidcSettings({ OIDC_NAME: 'x' })).toBeNull();
  expect(oidcSettings({ ...whole, OIDC_NAME: 'x' })).toMatchObject({ issuer: 'https://login.example', name: 'x' });
});

test.each(Object.keys(whole))('rejects settings without %s', (name) => {
  expect(variablesOf({ ...whole, [name]: '' })).toEqual([name]);
});

test.each([
  ['http://login.example', 'test'],
  ['http://127.0.0.1.login.example', 'test'],
  ['http://localhost.login.example', 'development'],
  ['http://127.0.0.1:31200', 'production'],
])('rejects the issuer %s in %s, because it has no TLS', (issuer, mode) => {
  expect(variablesOf({ ...whole, OIDC_ISSUER: issuer, NODE_ENV: mode })).toEqual(['OIDC_ISSUER']);
});

test.each(['http://127.0.0.1:31200', 'http://localhost'])('accepts the issuer %s outside production', (issuer) => {
  expect(oidcFaults({ ...whole, OIDC_ISSUER: issuer, NODE_ENV: 'test' })).toEqual([]);
});
