import { createRng } from '@goldwren/game-engine';
import { mineSeekerSlots as game, type MinesView } from '@goldwren/game-engine/games/mine-seeker-slots';
import { describe, expect, test } from 'vitest';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { end, openSeed, play, roundBody, roundKeyOf, start } from '../helpers/play/play.ts';

const mines = 11;
const afterStake = '1999000.00';

const api = setUpTestApi();

/** Opens a round with this many mines, and returns what only the server knows. */
async function opened(count = 3) {
  const player = await newPlayer(api);
  const { session_id: sessionId } = await start(player, mines);
  const round = await play(player, sessionId, { choice: { mines: count } }, mines);
  const key = roundKeyOf(await openSeed(api.owner, sessionId), {
    ...{ slug: game.maths.slug, mathsHash: game.mathsHash, clientSeed: 'seed', nonce: 0 },
  });
  const { mineCells } = game.deal(createRng(key), { mines: count }).state;
  const safe = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !mineCells.includes(cell));
  const seat = { player, sessionId, roundId: round.round_id };
  return { ...seat, seat, round, mineCells: [...mineCells], safe };
}

interface Seat {
  player: Player;
  sessionId: string;
  roundId: string;
}

/** Sends a step, valid or not, and returns the raw answer. */
function send({ player, sessionId, roundId }: Seat, step: number, action: unknown) {
  const json = { step, action };
  return player.send('POST', `/api/games/${mines}/session/${sessionId}/rounds/${roundId}/actions`, { json });
}
const open = (...cells: number[]) => ({ type: 'open', cells });
const cashOut = { type: 'cash_out' };
const goldOf = async (player: Player) => (await player.client.wallet.get()).gold_balance;

describe('an open field', () => {
  test('has taken its stake, and shows the number of mines but not their positions', async () => {
    const { player, seat, round, safe, sessionId } = await opened();
    expect(round).toMatchObject({ state: 'open', payout: '0.00', raised: '0.00', choice: { mines: 3 } });
    expect(round.events).toEqual([{ type: 'field', cells: 25, mines: 3 }]);
    expect(round.legal_actions.map(({ id }) => id)).toEqual(['open']);
    const answers = [
      round,
      (await send(seat, 0, open(safe[4] as number))).body,
      (await send(seat, 1, open(25))).body,
      (await send(seat, 2, cashOut)).body,
      await play(player, sessionId, { choice: { mines: 3 } }, mines),
      await start(player, mines),
      await player.client.games.getRound({ params: { id: seat.roundId } }),
      await player.client.games.listRounds({ query: {} }),
    ];
    for (const answer of answers) {
      const text = JSON.stringify(answer);
      expect(text).not.toMatch(/"mine_cells":\[|"type":"mines"|"(round_key|round_secret|server_seed|replay_token)":"/);
    }
    expect(await goldOf(player)).toBe(afterStake);
  });

  test('pays by its table once when it is cashed out, and then shows its mines', async () => {
    const { player, seat, safe, mineCells, round } = await opened();
    const pays = game.maths.data.fields[1]?.pays ?? [];
    for (const [step, cell] of safe.slice(0, 4).entries()) {
      const { body } = await send(seat, step, open(cell));
      expect(body).toMatchObject({ state: 'open', payout: '0.00', actions: { length: step + 1 } });
      expect((body.view as MinesView).pay_x100).toBe(pays[step]);
      expect(body.legal_actions.map(({ id }: { id: string }) => id)).toEqual(['cash_out', 'open']);
    }
    const { body: settled } = await send(seat, 4, cashOut);
    const paid = 10 * (pays[3] as number);
    expect(settled).toMatchObject({ state: 'settled', payout: `${paid}.00`, legal_actions: [] });
    expect((settled.view as MinesView).mine_cells).toEqual(mineCells);
    // A repeated request gets the same answer and pays nothing more.
    expect((await send(seat, 4, cashOut)).body).toEqual(settled);
    expect(await goldOf(player)).toBe(`${1_999_000 + paid}.00`);
    expect(await findLedgerFaults(api.owner, [{ ...settled, round_id: round.round_id }])).toEqual([]);
  });

  test('ends at a mine, and pays nothing', async () => {
    const { player, seat, safe, mineCells } = await opened();
    await send(seat, 0, open(safe[0] as number));
    const { body } = await send(seat, 1, open(mineCells[1] as number));
    expect(body).toMatchObject({ state: 'settled', payout: '0.00' });
    expect(body.events.map(({ type }: { type: string }) => type)).toEqual([
      'field',
      'safe',
      'blast',
      'mines',
      'settle',
    ]);
    expect(await goldOf(player)).toBe(afterStake);
  });

  test('settles automatically with its last payout', async () => {
    const { player, seat, safe } = await opened(20);
    let last: Awaited<ReturnType<typeof send>> | undefined;
    for (const [step, cell] of safe.slice(0, 4).entries()) last = await send(seat, step, open(cell));
    expect(last?.body).toMatchObject({ state: 'settled', payout: '2454100.00' });
    expect(await goldOf(player)).toBe('4453100.00');
  });

  test('is cashed out when its session ends', async () => {
    const { player, seat, safe, sessionId } = await opened();
    await send(seat, 0, open(safe[9] as number));
    const totals = await end(player, sessionId, { gold_won: '1100.00', rounds: 1 }, mines);
    expect(totals).toMatchObject({ report_matches: true, statement: { paid: { gold: '1100.00' } } });
    const record = await player.client.games.getRound({ params: { id: seat.roundId } });
    expect(record.actions).toEqual([open(safe[9] as number), cashOut]);
  });

  test('without an open cell is finished by opening the first cell when its session ends', async () => {
    const { player, seat, sessionId, mineCells } = await opened();
    const won = mineCells.includes(0) ? '0.00' : '1100.00';
    expect(await end(player, sessionId, { gold_won: won, rounds: 1 }, mines)).toMatchObject({ report_matches: true });
    const record = await player.client.games.getRound({ params: { id: seat.roundId } });
    expect(record.actions).toEqual(mineCells.includes(0) ? [open(0)] : [open(0), cashOut]);
  });
});

describe('an invalid request moves nothing and returns', () => {
  test.each([
    open(25),
    open(-1),
    open(),
    open(3, 4),
    { type: 'open' },
    { type: 'open', cells: ['3'] },
    { type: 'open', cells: [0.5] },
    { type: 'open', cells: 3 },
    { type: 'open', cells: [3], twice: true },
    { type: 'cash_out', cells: [3] },
    { type: 'reveal', cells: [3] },
    {},
  ])('422 for the step %j', async (action) => {
    const { player, seat, safe } = await opened();
    await send(seat, 0, open(safe[0] as number));
    expectProblemAnswer(await send(seat, 1, action), 'validation_failed');
    expect(await goldOf(player)).toBe(afterStake);
    expect((await player.client.games.getRound({ params: { id: seat.roundId } })).actions).toHaveLength(1);
  });

  test('422 for a cash-out without an open cell, and for a cell that is already open', async () => {
    const { player, seat, safe } = await opened();
    expectProblemAnswer(await send(seat, 0, cashOut), 'validation_failed');
    const cell = safe[0] as number;
    await send(seat, 0, open(cell));
    expectProblemAnswer(await send(seat, 1, open(cell)), 'validation_failed');
    expect(await goldOf(player)).toBe(afterStake);
  });

  test('409 for a repeated step with another cell, and for a later step', async () => {
    const { player, seat, safe, mineCells } = await opened();
    await send(seat, 0, open(safe[0] as number));
    for (const [step, action] of [
      [0, open(safe[1] as number)],
      [0, open(mineCells[0] as number)],
      [0, cashOut],
      [2, cashOut],
      [9, open(safe[1] as number)],
    ] as const) {
      expectProblemAnswer(await send(seat, step, action), 'conflict');
    }
    expect((await send(seat, 0, open(safe[0] as number))).body.state).toBe('open');
    expect(await goldOf(player)).toBe(afterStake);
  });

  test('409 for any step after the end', async () => {
    const { player, seat, safe } = await opened();
    await send(seat, 0, open(safe[0] as number));
    await send(seat, 1, cashOut);
    const after = await goldOf(player);
    expectProblemAnswer(await send(seat, 2, cashOut), 'conflict');
    expectProblemAnswer(await send(seat, 2, open(safe[1] as number)), 'conflict');
    expectProblemAnswer(await send(seat, 1, open(safe[1] as number)), 'conflict');
    expect(await goldOf(player)).toBe(after);
  });

  test('404 for a step in the round of another player', async () => {
    const { player, seat, safe } = await opened();
    await send(seat, 0, open(safe[0] as number));
    const stranger = await newPlayer(api);
    const own = await start(stranger, mines);
    expectProblemAnswer(await send({ ...seat, player: stranger }, 1, cashOut), 'not_found');
    expectProblemAnswer(await send({ ...seat, player: stranger, sessionId: own.session_id }, 1, cashOut), 'not_found');
    expect([await goldOf(player), await goldOf(stranger)]).toEqual([afterStake, '2000000.00']);
  });

  test('a payout for only one of two concurrent cash-outs', async () => {
    const { player, seat, safe } = await opened();
    await send(seat, 0, open(safe[0] as number));
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(seat, 1, cashOut)));
    for (const { status, body } of answers) expect([status, body.payout]).toEqual([200, '1100.00']);
    expect(await goldOf(player)).toBe('2000100.00');
  });

  test.each([{}, { mines: 0 }, { mines: 2 }, { mines: 25 }, { mines: '3' }, { mines: [3] }, { mines: 3, cells: 9 }])(
    '422 for the choice %j',
    async (choice) => {
      const player = await newPlayer(api);
      const { session_id: sessionId } = await start(player, mines);
      const json = { ...roundBody(), choice };
      const path = `/api/games/${mines}/session/${sessionId}/rounds`;
      expectProblemAnswer(await player.send('POST', path, { json }), 'validation_failed');
      expect(await goldOf(player)).toBe('2000000.00');
    },
  );

  test('409 for another round while one is open', async () => {
    const { player, sessionId } = await opened();
    await expectProblem(play(player, sessionId, { nonce: 1, choice: { mines: 3 } }, mines), 'round_open');
    expect(await goldOf(player)).toBe(afterStake);
  });
});
