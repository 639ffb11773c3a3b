import { catalogue } from '@goldwren/game-engine/registry';
import { describe, expect, test } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';

const api = setUpTestApi();

const french = { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' };
const get = (path: string, headers: Record<string, string> = {}) => api.caller().send('GET', path, { headers });

const isStarlight = ({ slug }: { slug: string }) => slug === 'starlight-fortune';
const isJacks = ({ slug }: { slug: string }) => slug === 'jacks-or-better-poker';

describe('the list of games', () => {
  test('is in English without a header and in French with a French header, with the same facts', async () => {
    const [english, inFrench] = [
      (await get('/api/games')).body.results,
      (await get('/api/games', french)).body.results,
    ];
    expect(english.find(isStarlight)).toMatchObject({
      description:
        'Twenty lines under a clear night sky. Stars are wild, and three moons start free spins that pay triple.',
      rtp_hint: '95.42%',
      volatility_hint: 'Medium-High',
    });
    expect(inFrench.find(isStarlight)).toMatchObject({
      description: expect.stringContaining('Vingt lignes sous un ciel étoilé.'),
      rtp_hint: '95,42\u00a0%',
      volatility_hint: 'Moyenne à élevée',
    });
    expect(english.find(isJacks)).toMatchObject({ rtp_hint: '97.29% (optimal play)', rtp: { note: 'optimal play' } });
    expect(inFrench.find(isJacks)).toMatchObject({
      rtp_hint: '97,29\u00a0% (jeu optimal)',
      rtp: { note: 'jeu optimal' },
    });
    for (const [index, game] of english.entries()) {
      const { description, rtp_hint, volatility_hint, rtp, odds } = game;
      const { note, ...exact } = rtp;
      const { odds: frenchOdds, ...french } = inFrench[index];
      const feature = odds.feature && { ...frenchOdds.feature, name: odds.feature.name };
      if (feature) expect(frenchOdds.feature.name).not.toBe(odds.feature.name);
      expect({
        ...{ ...french, description, rtp_hint, volatility_hint, rtp: { ...exact, note } },
        odds: { ...frenchOdds, feature },
      }).toEqual(game);
    }
  });

  test('uses the language of the signed-in profile instead of the browser', async () => {
    const player = await newPlayer(api);
    await player.client.account.update({ body: { locale: 'fr-CA' } });
    const { body } = await player.send('GET', '/api/games', { headers: { 'accept-language': 'en' } });
    expect(body.results.find(isStarlight).volatility_hint).toBe('Moyenne à élevée');
  });
});

describe.each(catalogue.map(({ slug }) => slug))('the rules of %s', (slug) => {
  test('are in English without a header and in French with a French header, with the same payouts', async () => {
    const path = `/api/games/${slug}/rules`;
    const [english, inFrench] = [(await get(path)).body, (await get(path, french)).body];
    for (const field of ['how_to_play', 'features', 'paytable', 'unfinished_round', 'return_note', 'rtp_hint']) {
      expect(inFrench[field]).not.toEqual(english[field]);
    }
    const pays = (rules: typeof english) =>
      rules.paytable.map((row: { pays: { pay_x100: number }[] }) => row.pays.map(({ pay_x100 }) => pay_x100));
    expect(pays(inFrench)).toEqual(pays(english));
    expect(inFrench.lines).toEqual(english.lines);
    expect(inFrench.maths).toEqual(english.maths);
    expect(english.how_to_play.join(' ')).toMatch(/ (the|are) /);
    expect(inFrench.how_to_play.join(' ')).toMatch(/ (la|le|les) /);
  });
});

test('returns the same par sheet in any language', async () => {
  const path = '/api/games/jacks-or-better-poker/par-sheet';
  expect((await get(path, french)).body).toEqual((await get(path)).body);
});
