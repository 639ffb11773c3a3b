import type { AnyGame } from '@goldwren/game-engine';
import { doubleOnce } from '@goldwren/game-engine/testing';
import { describe, expect, it } from 'vitest';
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
import { betOn, player, playRound, rest, type Tampering } from '../../testing/table.ts';

fakeDatabase();

const decision = doubleOnce as unknown as AnyGame;
const minuteMs = 60_000;

/** Lets the server play a round itself in the session of the browser. */
function playForPlayer(server: FakeServer, client_seed: string): void {
  const session = server.current();
  const [first] = session.rounds;
  if (!first) throw new RangeError('No round');
  const played = { ...first, roundId: otherHash, actions: [], request: { ...first.request, client_seed } };
  session.rounds.push({ ...played, request: { ...played.request, nonce: session.rounds.length }, settledBy: null });
  server.settle(session, session.rounds.at(-1) as (typeof session.rounds)[number]);
  const last = session.rounds.at(-1);
  if (last) last.settledBy = last.actions.length > 0 ? 'default_action' : 'player';
}

describe.each(games)('%s: detects a server that, in the session of this browser,', (_slug, game) => {
  it.each([
    ['[23] plays a round with a seed of its own', 'another-device'],
    ['[23] plays a round with a link that does not continue the chain', otherHash],
  ])('%s', async (_what, seed) => {
    const { seat, server } = await afterReload(game, {}, (before) => playForPlayer(before, seed));
    await expectViolation(seat, server);
    expect(seat.controller.getState().violation?.codes).toContain('seed_chain');
  });

  it('[26] plays a round after the page was closed, and ends the session', async () => {
    const { seat, server } = await afterReload(game, {}, (before) => {
      playForPlayer(before, 'another-device');
      before.current().ended = true;
    });
    await expectViolation(seat, server);
    expect(seat.controller.getState().violation?.codes).toContain('seed_chain');
  });

  it('names another chain at the next start, or signs another one', async () => {
    const start: Tampering['start'] = (answer) => ({ ...answer, chain_start: otherHash });
    const { seat, server } = await afterReload(game, { start });
    await expectViolation(seat, server);
    expect(seat.controller.getState().violation?.codes).toContain('seed_chain');
    const end: Tampering['end'] = (totals) => {
      const statement = { ...totals.statement, chain_start: otherHash };
      return { ...totals, statement, signature: signStatement(statement) };
    };
    const signed = await seated(game, { end });
    await playRound(signed.seat.controller, betOn(signed.server));
    await signed.seat.controller.end();
    await expectViolation(signed.seat, signed.server);
  });
});

describe('a session of another browser', () => {
  it('without an open round is never accepted, so no stake is placed in it', async () => {
    const start: Tampering['start'] = (answer) => ({ ...answer, chain_start: otherHash });
    const { seat, server } = await seated(decision, { start });
    expect(seat.controller.getState()).toMatchObject({ status: 'start_failed' });
    expect(server.current().rounds).toEqual([]);
  });
});

/** Two browsers of one player. The first one has an open hand. */
async function openHand() {
  const server = new FakeServer(decision);
  const [here, there] = [await newClientLog(), await newClientLog()];
  const first = await seated(decision, {}, here, server);
  first.seat.controller.stake(betOn(server));
  await rest(first.seat.controller);
  expect(first.seat.controller.getState().phase).toBe('deciding');
  return { server, here, there, first: first.seat.controller };
}

describe('an open round', () => {
  it('is continued in another browser only after a question, and both count it as continued elsewhere', async () => {
    const { server, here, there, first } = await openHand();
    const second = (await seated(decision, {}, there, server)).seat.controller;
    expect(second.getState()).toMatchObject({ heldElsewhere: true, belongsHere: false, violation: null });
    second.act({ type: 'stand' });
    expect(server.current().rounds[0]?.actions).toEqual([]);
    await second.takeOver();
    expect(second.getState()).toMatchObject({ heldElsewhere: false, phase: 'deciding', violation: null });
    second.act({ type: 'stand' });
    await rest(second);
    expect(second.getState()).toMatchObject({ phase: 'showing', verification: { result: 'elsewhere' } });
    // The next stake of the other browser opens a session of its own, and the first browser verifies the end of the old one.
    second.shown();
    second.stake(betOn(server));
    await rest(second);
    expect(server.sessions).toHaveLength(2);
    expect(second.getState()).toMatchObject({ belongsHere: true, violation: null });
    first.leave();
    const back = (await seated(decision, {}, here, server)).seat.controller;
    await rest(back);
    expect(back.getState()).toMatchObject({ violation: null, earlierUnchecked: 0 });
    const [round] = await here.rounds(player, server.sessions[0]?.id ?? '').then((rounds) => rounds);
    expect(round).toBeUndefined();
    expect(await here.read(player, server.sessions[0]?.id ?? '')).toMatchObject({ state: 'verified' });
  });

  it('goes on where it was when the first browser decides after the other has taken it over', async () => {
    const { server, there, first } = await openHand();
    const second = (await seated(decision, {}, there, server)).seat.controller;
    await second.takeOver();
    first.act({ type: 'stand' });
    await rest(first);
    expect(first.getState()).toMatchObject({ heldElsewhere: true, violation: null });
    expect(server.current().rounds[0]?.actions).toEqual([]);
    await first.takeOver();
    first.act({ type: 'stand' });
    await rest(first);
    expect(first.getState()).toMatchObject({ phase: 'showing', violation: null });
  });

  it.each([
    ['[24] decides in it', false],
    ['[24] decides in it, and says that the player did', true],
  ])('of this browser is never verified when the server %s', async (_what, asPlayer) => {
    const { server, here } = await openHand();
    const session = server.current();
    const played = session.rounds[0] as (typeof session.rounds)[number];
    server.pass(31 * minuteMs);
    played.actions.push({ type: 'double' });
    server.settle(session, played);
    if (asPlayer) played.settledBy = 'player';
    session.ended = true;
    const back = (await seated(decision, {}, here, server)).seat;
    await expectViolation(back, server);
    expect(back.controller.getState().violation?.codes).toContain('not_handed_over');
  });

  it('that the server says was handed over is shown as held elsewhere, and counted', async () => {
    const { server, here } = await openHand();
    const session = server.current();
    const played = session.rounds[0] as (typeof session.rounds)[number];
    played.handedTo = { chainStart: otherHash, at: server.now() };
    const back = (await seated(decision, {}, here, server)).seat.controller;
    expect(back.getState()).toMatchObject({ heldElsewhere: true, violation: null });
    played.actions.push({ type: 'stand' });
    played.settledBy = 'player';
    const after = (await seated(decision, {}, here, server)).seat.controller;
    await rest(after);
    await after.end();
    expect(after.getState().sessionCheck).toMatchObject({ result: 'verified', rounds: 1, elsewhere: 1 });
  });
});

describe('a seed chain', () => {
  it('that is used up is followed by a new session with a new chain', async () => {
    const clientLog = await newClientLog();
    const { seat, server } = await seated(decision, {}, clientLog);
    const first = server.current();
    const sessionRecord = await clientLog.read(player, first.id);
    if (!sessionRecord) throw new RangeError('No log');
    // The last round of the chain has been played.
    await clientLog.write({ ...sessionRecord, nextNonce: 4096 });
    const back = (await seated(decision, {}, clientLog, server)).seat.controller;
    expect(server.sessions).toHaveLength(2);
    expect(server.current().chainStart).not.toBe(first.chainStart);
    expect(back.getState()).toMatchObject({ belongsHere: true });
    seat.controller.leave();
  });
});
