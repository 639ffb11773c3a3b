import { ApiProblem } from '@goldwren/contracts/client';
import type { RoundRecord } from '@goldwren/contracts/player';
import type { AnyGame } from '@goldwren/game-engine';
import { doubleOnce } from '@goldwren/game-engine/testing';
import { describe, expect, it } from 'vitest';
import type { RoundRequest } from '../../../../shared/fairness/client-log.ts';
import { fakeDatabase } from '../../../../testing/fake-database.ts';
import { signStatement } from '../../testing/fairness-key.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import {
  afterReload,
  expectViolation,
  games,
  newClientLog,
  otherHash,
  seated,
} from '../../testing/malicious-server.ts';
import { betOn, type Loss, player, playRound, rest, type Tampering, takeSeat } from '../../testing/table.ts';
import { checkSession, fetchEnded } from '../end/check-session.ts';

fakeDatabase();

// Frauds beyond the numbered list of docs/games/attacks.md.

const decision = doubleOnce as unknown as AnyGame;
const instant = games[0]?.[1] as AnyGame;
const minuteMs = 60_000;

const codesOf = (seat: Awaited<ReturnType<typeof seated>>['seat']) => seat.controller.getState().violation?.codes;

/** A browser with an open hand after the deal. */
async function openHand(tampering: Tampering = {}) {
  const clientLog = await newClientLog();
  const { seat, server } = await seated(decision, tampering, clientLog);
  seat.controller.stake(betOn(server));
  await rest(seat.controller);
  expect(seat.controller.getState().phase).toBe('deciding');
  const session = server.current();
  return { seat, server, clientLog, session, played: session.rounds[0] as (typeof session.rounds)[number] };
}

/** Leaves a round open in the session of a browser, which the server started itself. */
function startForPlayer(server: FakeServer, client_seed: string): void {
  const session = server.current();
  const [first] = session.rounds;
  if (!first) throw new RangeError('No round');
  const request: RoundRequest = { ...first.request, nonce: session.rounds.length, client_seed };
  session.rounds.push({ ...first, roundId: otherHash, actions: [], settledBy: null, request });
}

describe('[a1] a server that stakes for the player and leaves the round open', () => {
  it('is reported at the next start', async () => {
    const { seat, server } = await afterReload(decision, {}, (before) => startForPlayer(before, otherHash));
    await expectViolation(seat, server);
    expect(codesOf(seat)).toEqual(['seed_chain']);
  });

  it('is reported when a stake of the player was never answered', async () => {
    const clientLog = await newClientLog();
    const { seat, server } = await seated(decision, {}, clientLog);
    await playRound(seat.controller, betOn(server));
    Object.assign(seat.deps.games, { playRound: () => new Promise(() => undefined) });
    seat.controller.stake(betOn(server));
    await expect.poll(async () => (await clientLog.read(player, server.current().id))?.pending).not.toBeNull();
    startForPlayer(server, otherHash);
    const back = await seated(decision, {}, clientLog, server);
    await expectViolation(back.seat, server);
    expect(codesOf(back.seat)).toEqual(['seed_chain']);
  });
});

it('[a2] answers a late decision with its own default action instead of refusing it', async () => {
  const { seat, server, session, played } = await openHand();
  server.pass(31 * minuteMs);
  const act = () => {
    server.settle(session, played);
    return Promise.resolve(structuredClone(server.answer(session, played)));
  };
  Object.assign(seat.deps.games, { act });
  seat.controller.act({ type: 'double' });
  await expectViolation(seat, server);
  expect(codesOf(seat)).toEqual(['actions']);
});

it('[a3] drops the last decision of a pending round, and says that it never came', async () => {
  const { seat, server, clientLog, session, played } = await openHand();
  seat.controller.act({ type: 'double' });
  await rest(seat.controller);
  played.actions.length = 0;
  server.pass(31 * minuteMs);
  server.settle(session, played);
  session.ended = true;
  const back = await seated(decision, {}, clientLog, server);
  await expectViolation(back.seat, server);
  // The events that were shown after the decision are missing, too.
  expect(codesOf(back.seat)).toContain('shown');
});

it('[a4] hides an open round at the next start, so that the player cannot decide', async () => {
  const { server, clientLog } = await openHand();
  const start: Tampering['start'] = (answer) => ({ ...answer, open_round: null, held_by: null });
  const back = await seated(decision, { start }, clientLog, server);
  await expectViolation(back.seat, server);
});

it('[a5] presents an open round as that of another browser with another stake', async () => {
  const { server, clientLog } = await openHand();
  const start: Tampering['start'] = (answer) => ({
    ...answer,
    held_by: otherHash,
    open_round: answer.open_round && { ...answer.open_round, stake: '1000.00' },
  });
  const back = await seated(decision, { start }, clientLog, server);
  await expectViolation(back.seat, server);
  expect(codesOf(back.seat)).toContain('stake');
});

it('[a6] repeats a round in the records of an ended session', async () => {
  const list: Tampering['list'] = (page) => ({ ...page, results: [...page.results.slice(0, 1), ...page.results] });
  const { seat, server } = await seated(instant, { list });
  await playRound(seat.controller, betOn(server));
  await playRound(seat.controller, betOn(server));
  await seat.controller.end();
  await expectViolation(seat, server);
  expect(codesOf(seat)).toContain('nonces');
});

it('[a7] adds a round after the last one when the session ends', async () => {
  const { seat, server } = await seated(instant, {});
  await playRound(seat.controller, betOn(server));
  startForPlayer(server, otherHash);
  const added = server.current().rounds[1];
  if (added) added.settledBy = 'player';
  await seat.controller.end();
  await expectViolation(seat, server);
  expect(codesOf(seat)).toContain('seed_chain');
});

it.each<[string, Partial<RoundRecord>]>([
  ['[a8] files a round under another game', { game: { id: 1, slug: 'another', title: 'Another' } }],
  ['[a8] files a round under other maths', { maths: { version: '0', hash: otherHash } }],
  ['[a8] files a round under another session', { session_id: 'another' }],
  ['[a8] files a round under another session seed', { outcome_seed: `c2:${otherHash}` }],
  ['[a8] files a round under another seed chain', { chain_start: otherHash }],
])('%s, whose log has it', async (_what, change) => {
  const list: Tampering['list'] = (page) => ({ ...page, results: page.results.map((one) => ({ ...one, ...change })) });
  const { seat, server } = await seated(instant, { list });
  await playRound(seat.controller, betOn(server));
  await seat.controller.end();
  await expectViolation(seat, server);
  expect(codesOf(seat)).toContain('record');
});

it('[a9] signs the totals of another session of the same player', async () => {
  const server = new FakeServer(instant);
  const { seat } = await seated(instant, {}, undefined, server);
  await playRound(seat.controller, betOn(server));
  await seat.controller.end();
  const [first] = server.sessions;
  if (!first) throw new RangeError('No session');
  const old = server.end(first.id);
  const next = await seated(instant, { end: () => old }, undefined, server);
  await playRound(next.seat.controller, betOn(server));
  await next.seat.controller.end();
  await expectViolation(next.seat, server);
  expect(codesOf(next.seat)).toEqual(expect.arrayContaining(['totals', 'statement']));
});

it('[a10] promises a stake back by signing lower stakes', async () => {
  const end: Tampering['end'] = (totals) => {
    const statement = { ...totals.statement, staked: { gold: '0.00', sweeps: '0.00' } };
    return { ...totals, statement, signature: signStatement(statement) };
  };
  const { seat, server } = await seated(instant, { end });
  await playRound(seat.controller, betOn(server));
  await seat.controller.end();
  await expectViolation(seat, server);
  expect(codesOf(seat)).toEqual(['statement']);
});

it('[a11] answers a repeated request with another result, after the first answer was lost', async () => {
  const server = new FakeServer(instant);
  const losses: Loss[] = [];
  let answers = 0;
  const round: Tampering['round'] = (answer) => {
    answers++;
    return answers === 1 ? answer : { ...answer, payout: answer.payout === '0.00' ? '1.00' : '0.00' };
  };
  const seat = takeSeat({
    server,
    clientLog: await newClientLog(),
    lose: () => losses.pop() ?? null,
    tampering: { round },
  });
  await seat.controller.start();
  losses.push('answer');
  seat.controller.stake(betOn(server));
  await expectViolation(seat, server);
  expect(answers).toBe(2);
  expect(codesOf(seat)).toContain('payout');
});

it('[a12] takes the commitment back after it has seen the seed, and plays the round with another secret', async () => {
  const { seat, server } = await seated(instant, {});
  const refusal = new ApiProblem(409, { code: 'round_open', error: 'round_open', request_id: 'r' }, null);
  const { playRound: send } = seat.deps.games;
  let first = true;
  Object.assign(seat.deps.games, {
    playRound: (input: Parameters<typeof send>[0]) => {
      if (!first) return send(input);
      first = false;
      server.current().seed.fill(99);
      return Promise.reject(refusal);
    },
  });
  seat.controller.stake(betOn(server));
  await expectViolation(seat, server);
  expect(codesOf(seat)).toEqual(expect.arrayContaining(['outcome_seed', 'commitment']));
});

it('[a13] names a commitment for the next round that is none, so that the round cannot be checked', async () => {
  const round: Tampering['round'] = (answer) => ({ ...answer, next_commitment: 'none' });
  const { seat, server } = await seated(instant, { round });
  await playRound(seat.controller, betOn(server));
  await expectViolation(seat, server);
  expect(codesOf(seat)).toEqual(['next_commitment']);
});

it('[a14] invents a hand-over and decides: the round counts as continued elsewhere, never as verified', async () => {
  const { seat, server, clientLog, session, played } = await openHand();
  played.handedTo = { chainStart: otherHash, at: server.now() };
  played.actions.push({ type: 'stand' });
  played.settledBy = 'player';
  session.ended = true;
  const sessionRecord = await clientLog.read(player, session.id);
  if (!sessionRecord) throw new RangeError('No log');
  const ended = await fetchEnded(seat.deps, sessionRecord, server.end(session.id));
  const check = await checkSession(seat.deps, sessionRecord, [], ended);
  expect(check).toMatchObject({ result: 'verified', rounds: 1, elsewhere: 1 });
});
