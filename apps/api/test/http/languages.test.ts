import { describe, expect, test } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, registration } from '../helpers/people/players.ts';

const api = setUpTestApi();

const french = { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' };
const register = (json: object, headers: Record<string, string> = {}) =>
  api.caller().send('POST', '/api/auth/register', { json, headers });

describe('a problem', () => {
  test('is in the language that the browser accepts, with the same parameters', async () => {
    const english = await register({});
    const inFrench = await register({}, french);
    expect(english.body).toMatchObject({
      error: 'Some fields are not valid. Check them and try again.',
      code: 'validation_failed',
    });
    expect(inFrench.body).toMatchObject({
      error: 'Certains champs ne sont pas valides. Vérifiez-les et réessayez.',
      code: 'validation_failed',
    });
    expect([english, inFrench].map(({ headers }) => headers.get('content-language'))).toEqual(['en', 'fr-CA']);
    expect(english.body.field_errors.email).toEqual(['This field is required.']);
    expect(inFrench.body.field_errors.email).toEqual(['Ce champ est obligatoire.']);
    expect(inFrench.body.field_codes).toEqual(english.body.field_codes);
    expect(english.body.field_codes.email).toEqual([{ code: 'missing' }]);
    expect(JSON.stringify([english.body, inFrench.body])).not.toMatch(/Invalid input|expected string/);
  });

  test('contains the parameters of its sentence', async () => {
    const fromTexas = { ...registration(), country: 'US', us_state: 'WA' };
    const { body } = await register(fromTexas, french);
    expect(body.params).toEqual({ action: 'register', country: 'US', region: 'WA', here: false });
    expect(body.error).toContain('(Washington)');
    expect(body.field_errors.us_state).toEqual([body.error]);
    expect(body.field_codes.us_state).toEqual([{ code: 'region_blocked', params: body.params }]);
  });

  test.each([
    ['a body that is not an object', '[]', 'body', 'Cette valeur n’est pas du bon type.'],
    ['an unknown field', '{"nickname":"x"}', 'nickname', 'Ce champ n’existe pas.'],
    ['a short password', '{"password":"x"}', 'password', 'Utilisez au moins 8\u00a0caractères.'],
    [
      'a long name',
      JSON.stringify({ first_name: 'x'.repeat(99) }),
      'first_name',
      'Utilisez au plus 80\u00a0caractères.',
    ],
  ])('for %s explains the fix', async (_name, payload, field, sentence) => {
    const headers = { ...french, 'content-type': 'application/json' };
    const { body } = await api.caller().send('POST', '/api/auth/register', { payload, headers });
    expect(body.field_errors[field]).toEqual([sentence]);
  });

  test('is in English for an unsupported or invalid language', async () => {
    for (const value of ['de-DE', ';;q=,', 'x'.repeat(2_000), '']) {
      const answer = await register({}, { 'accept-language': value });
      expect(answer.body.error).toBe('Some fields are not valid. Check them and try again.');
    }
  });

  test('is translated also when no route was found', async () => {
    const answer = await api.caller().send('GET', '/api/nowhere', { headers: french });
    expect(answer.body).toMatchObject({ code: 'not_found', error: 'Page ou élément introuvable. Vérifiez l’adresse.' });
  });
});

describe('a page of a list', () => {
  test.each(['0', '101', 'x', '1.5'])('of %s rows is rejected with the limits', async (limit) => {
    const player = await newPlayer(api);
    await player.client.account.update({ body: { locale: 'fr-CA' } });
    const { body } = await player.send('GET', `/api/wallet/activity?limit=${limit}`);
    expect(body.field_errors.limit).toEqual(['Entrez un nombre entier de 1 à 100.']);
    expect(body.field_codes.limit).toEqual([{ code: 'number_range', params: { min: 1, max: 100 } }]);
  });
});
