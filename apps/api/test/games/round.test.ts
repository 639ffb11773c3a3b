import { catalogue } from '@goldwren/game-engine/registry';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import {
  chooseSeed,
  end,
  openSeed,
  play,
  type RoundBody,
  roundBody,
  starlight,
  starlightPayout,
  start,
} from '../helpers/play/play.ts';

const api = setUpTestApi();
let player: Player;
let sessionId: string;
let nonce = 0;
beforeAll(async () => {
  player = await newPlayer(api);
  sessionId = (await start(player)).session_id;
});

function send(json: unknown, session = sessionId, gameId: number | string = starlight) {
  return player.send('POST', `/api/games/${gameId}/session/${session}/rounds`, { json });
}

describe('a round', () => {
  test.each(['win', 'loss'] as const)('with a %s moves exactly stake and payout', async (wanted) => {
    const seed = await openSeed(api.owner, sessionId);
    const before = Number((await player.client.wallet.get()).gold_balance);
    const clientSeed = chooseSeed(seed, nonce, wanted);
    const round = await play(player, sessionId, { nonce, client_seed: clientSeed });
    const pays = Number(starlightPayout(seed, clientSeed, nonce)) / 100;
    expect(Number(round.payout)).toBe(pays);
    expect(pays > 0).toBe(wanted === 'win');
    expect(Number(round.wallet.gold)).toBe(before - 1000 + pays);
    expect((await player.client.wallet.get()).gold_balance).toBe(round.wallet.gold);
    nonce += 1;
  });

  test('returns the stored round for a repeated request, and a conflict for another body', async () => {
    const first = await send(roundBody({ nonce }));
    expect(first.status).toBe(200);
    expect((await send(roundBody({ nonce }))).body).toEqual(first.body);
    for (const change of [
      { stake: '5000.00' },
      { client_seed: 'other' },
      { currency: 'sweeps', stake: '0.20' },
    ] as const) {
      expectProblemAnswer(await send(roundBody({ nonce, ...change })), 'nonce_conflict');
    }
    nonce += 1;
    expect((await player.client.wallet.get()).gold_balance).toBe(first.body.wallet.gold);
  });

  test('returns a conflict for a later nonce, or for an earlier nonce with another body', async () => {
    for (const wrong of [nonce + 1, 2_000_000_000])
      expectProblemAnswer(await send(roundBody({ nonce: wrong })), 'nonce_conflict');
    expectProblemAnswer(await send(roundBody({ nonce: 0, client_seed: 'late' })), 'nonce_conflict');
  });

  test('returns 404 in a session of another game and in an unknown session', async () => {
    expectProblemAnswer(await send(roundBody({ nonce }), sessionId, 4), 'not_found');
    expectProblemAnswer(await send(roundBody({ nonce }), '01890a5d-ac96-774b-bcce-b302099a8057'), 'not_found');
    expectProblemAnswer(await send(roundBody({ nonce }), 'not-an-id'), 'not_found');
  });
});

describe('returns 422, and moves no coins, for', () => {
  const amounts = [
    '1e3',
    '-1000.00',
    '0.001',
    '1000',
    '1000.0',
    '1,000.00',
    '+1000.00',
    ' 1000.00',
    '1000.00 ',
    '0.00',
    '999.99',
    '1000.01',
    '200000.00',
    'NaN',
    'Infinity',
    '٠.٠٠',
    `${'9'.repeat(40)}.00`,
    '1000.00\u0000',
    '',
    1000,
    1e3,
    null,
    true,
    ['1000.00'],
    { amount: '1000.00' },
  ];
  test.each(amounts.map((stake) => [JSON.stringify(stake), stake] as const))('the stake %s', async (_text, stake) => {
    const before = await player.client.wallet.get();
    const answer = await send({ ...roundBody({ nonce }), stake });
    expectProblemAnswer(answer, 'validation_failed');
    expect(Object.keys(answer.body.field_errors)).toEqual(['stake']);
    expect(await player.client.wallet.get()).toEqual(before);
  });

  test.each([
    ['currency', 'usd'],
    ['currency', 'GOLD'],
    ['currency', ['gold']],
    ['nonce', -1],
    ['nonce', 0.5],
    ['nonce', '0'],
    ['nonce', 2_000_000_001],
    ['nonce', 1e21],
    ['client_seed', ''],
    ['client_seed', 'a|b'],
    ['client_seed', 'a\u0000'],
    ['client_seed', '\ud800'],
    ['client_seed', 'x'.repeat(97)],
    ['client_seed', 7],
    ['choice', { lines: 20 }],
    ['choice', { note: '\u0000' }],
    ['choice', { '\u0000': 1 }],
    ['choice', []],
    ['choice', null],
    ['choice', 'x'],
    ['choice', { deep: { deeper: {} } }],
    ['payout', '100.00'],
    ['player_id', '01890a5d-ac96-774b-bcce-b302099a8057'],
    ['round_id', '01890a5d-ac96-774b-bcce-b302099a8057'],
  ])('%s as %o', async (field, value) => {
    const before = await player.client.wallet.get();
    const answer = await send({ ...roundBody({ nonce }), [field]: value });
    expectProblemAnswer(answer, 'validation_failed');
    expect(Object.keys(answer.body.field_errors)[0]).toMatch(new RegExp(`^${field}`));
    expect(await player.client.wallet.get()).toEqual(before);
  });
});

test.each(catalogue.map(({ slug }) => slug))('names the valid choices of %s when it rejects a choice', async (slug) => {
  const chooser = await newPlayer(api);
  const { results } = await player.client.games.list();
  const { id } = results.find((game) => game.slug === slug) ?? expect.fail(`${slug} is not listed`);
  const session = (await start(chooser, id)).session_id;
  const choose = (choice: RoundBody['choice']) =>
    chooser.send('POST', `/api/games/${id}/session/${session}/rounds`, { json: roundBody({ choice }) });
  const rejected = await choose({ nothing_like_it: 1 });
  expectProblemAnswer(rejected, 'validation_failed');
  const [{ code, params }] = rejected.body.field_codes.choice;
  const [message] = rejected.body.field_errors.choice;
  const { choices } = await player.client.games.parSheet({ params: { slug } });
  if (code === 'choice_numbers') {
    expect(params).toEqual({ field: 'numbers', most: 5, min: 1, max: 40 });
    for (const named of ['numbers', '5', '1', '40']) expect(message).toContain(named);
    const numbers = Array.from({ length: params.most }, (_, n) => params.max - params.most + 1 + n);
    expect((await choose({ [params.field]: numbers })).body).toMatchObject({ choice: { numbers } });
    return;
  }
  expect({ code, choices: params.choices.map(JSON.parse) }).toEqual({
    code: 'choice_unknown',
    choices: choices.map(({ choice }) => choice),
  });
  for (const named of params.choices) expect(message).toContain(named);
  const last = JSON.parse(params.choices.at(-1));
  expect((await choose(last)).body).toMatchObject({ choice: last });
});

test('rejects a stake that is only offered in the other currency', async () => {
  expectProblemAnswer(await send(roundBody({ nonce, stake: '0.20' })), 'validation_failed');
  expectProblemAnswer(await send(roundBody({ nonce, currency: 'sweeps', stake: '1000.00' })), 'validation_failed');
});

test('rejects a round after the end of its session, and still returns a played one', async () => {
  const played = await play(player, sessionId, { nonce });
  await end(player, sessionId, { gold_won: '0.00', rounds: 0 });
  await expectProblem(play(player, sessionId, { nonce: nonce + 1 }), 'session_ended');
  expect((await play(player, sessionId, { nonce })).round_id).toBe(played.round_id);
  expect(await findLedgerFaults(api.owner, [played])).toEqual([]);
});
