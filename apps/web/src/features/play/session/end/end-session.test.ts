import type { AnyGame } from '@goldwren/game-engine';
import { doubleOnce } from '@goldwren/game-engine/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientLog } from '../../../../shared/fairness/client-log.ts';
import { createMemoryClientLog } from '../../../../shared/fairness/client-log-store.ts';
import { readWatched } from '../../../../shared/fairness/public-log/watched-sessions.ts';
import { initialPlayState, type PlayState } from '../../model/play-state.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import { betOn, player, playRound, type Tampering, takeSeat } from '../../testing/table.ts';
import { checkEarlierSessions, endAndCheck } from './end-session.ts';

const game = doubleOnce as unknown as AnyGame;
const otherHash = 'ab'.repeat(32);
const fail = () => {
  throw new Error('unavailable');
};
let server: FakeServer;
let clientLog: ClientLog;
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockReturnValue();
  server = new FakeServer(game);
  clientLog = createMemoryClientLog();
});

/** Plays a round in a new session. */
async function play(tampering: Tampering = {}) {
  const seat = takeSeat({ server, clientLog, tampering });
  await seat.controller.start();
  await playRound(seat.controller, betOn(server));
  return seat;
}

/** Plays on a page that is closed without an end, and that could not check earlier sessions. */
async function playAndClose(): Promise<string> {
  await play({ end: fail });
  const { id } = server.current();
  server.current().ended = true;
  return id;
}

/** A stake of the open session was refused, after the server had seen its seed. */
async function refuseStake(): Promise<void> {
  const sessionRecord = await clientLog.read(player, server.current().id);
  const request = { nonce: 5, currency: 'gold' as const, stake: '1.00', client_seed: 'a', choice: { side: 'high' } };
  if (sessionRecord) await clientLog.write({ ...sessionRecord, refused: [request] });
}

async function setMaths(session: string, mathsHash: string): Promise<void> {
  const sessionRecord = await clientLog.read(player, session);
  if (sessionRecord) await clientLog.write({ ...sessionRecord, mathsHash });
}

describe('the end of a session at the request of the player', () => {
  let onBalances = vi.fn();
  async function end({ deps, controller }: Awaited<ReturnType<typeof play>>, state?: PlayState) {
    const dispatch = vi.fn();
    onBalances = vi.fn();
    await endAndCheck({ ...deps, onBalances }, () => state ?? controller.getState(), dispatch);
    return dispatch.mock.calls.map(([event]) => event);
  }
  const unavailable = (reason: string) => ({ type: 'session_checked', check: { result: 'unavailable', reason } });

  it('is verified and stored, and the session must then be in the public log', async () => {
    const seat = await play();
    const events = await end(seat);
    const { id } = server.current();
    const { wallet, signature } = server.end(id);
    expect(events).toMatchObject([
      { type: 'ending' },
      { type: 'ended', totals: { signature } },
      { type: 'session_checked', check: { result: 'verified' } },
    ]);
    expect(onBalances).toHaveBeenCalledWith(wallet);
    expect(await clientLog.read(player, id)).toMatchObject({ state: 'verified', violation: null });
    const knownSince = seat.deps.now();
    expect(readWatched()).toMatchObject([{ session: id, ended: { knownSince, statement: { signature } } }]);
  });

  it('is a violation with evidence when the answers contradict the client log', async () => {
    const seat = await play({ list: (page) => ({ ...page, results: [] }) });
    const events = await end(seat);
    const { id } = server.current();
    const found = { type: 'violation_found', violation: { codes: expect.arrayContaining(['round_missing']) } };
    expect(events).toMatchObject([
      { type: 'ending' },
      { type: 'ended' },
      found,
      { type: 'session_checked', check: { result: 'mismatch' } },
    ]);
    expect(await clientLog.read(player, id)).toMatchObject({ state: 'violated', violation: found.violation });
    expect(events[2].violation.evidence.held).toMatchObject({ life: [] });
    // The violation is reported already.
    expect(readWatched()).toEqual([]);
  });

  it('is verified with a refused round, which says little alone', async () => {
    const seat = await play();
    await refuseStake();
    expect(await end(seat)).toContainEqual(
      expect.objectContaining({ check: expect.objectContaining({ result: 'verified', codes: [] }) }),
    );
    expect(await clientLog.withheld(player)).toHaveLength(1);
  });

  it('is a violation when the refused rounds of this browser win too often', async () => {
    const win = { player, session: 's', choice: {}, currency: 'gold' as const, payout: '1', won: true, chance: 0.25 };
    await clientLog.addWithheld(Array.from({ length: 40 }, (_, nonce) => ({ ...win, nonce })));
    // In a session without refused rounds, nothing new is known.
    expect(await end(await play())).toContainEqual(
      expect.objectContaining({ check: expect.objectContaining({ result: 'verified' }) }),
    );
    const seat = await play();
    await refuseStake();
    const events = await end(seat);
    expect(events).toContainEqual({
      type: 'violation_found',
      violation: expect.objectContaining({ codes: ['withheld'] }),
    });
    const found = (await clientLog.read(player, server.current().id))?.violation;
    expect(found?.evidence.held).toHaveProperty('life.length', 41);
  });

  it('says why it cannot be verified', async () => {
    const seat = await play();
    const { id } = server.current();
    await setMaths(id, otherHash);
    expect(await end(seat)).toContainEqual(unavailable('other_maths'));
    expect(await clientLog.read(player, id)).toMatchObject({ state: 'open' });
    vi.spyOn(clientLog, 'read').mockResolvedValueOnce(null);
    expect(await end(seat)).toContainEqual(unavailable('no_log'));
    const events = await end(await play({ end: fail }));
    expect(console.error).toHaveBeenCalledOnce();
    expect(events.slice(-2)).toEqual([{ type: 'ended', totals: null }, unavailable('not_loaded')]);
  });

  it('does nothing without a session', async () => {
    expect(await end(await play(), initialPlayState)).toEqual([]);
    expect(server.current().ended).toBe(false);
  });
});

describe('earlier sessions that ended unseen', () => {
  it('are verified, except for the current one', async () => {
    const sessions = [await playAndClose(), await playAndClose()];
    const { deps } = takeSeat({ server, clientLog });
    const [first = '', second = ''] = sessions;
    const byDefault = { rounds: 0, lost: 0 };
    expect(await checkEarlierSessions(deps, second)).toEqual({ violation: null, unchecked: 0, byDefault });
    expect(await clientLog.read(player, first)).toMatchObject({ state: 'verified' });
    expect(await clientLog.read(player, second)).toMatchObject({ state: 'open' });
  });

  it('are counted when they cannot be checked, and the others are checked anyway', async () => {
    const [first, second, third] = [await playAndClose(), await playAndClose(), await playAndClose()];
    await setMaths(second, otherHash);
    const { deps } = takeSeat({ server, clientLog });
    const { endSession } = deps.games;
    vi.spyOn(deps.games, 'endSession').mockImplementation((input) =>
      input.params.sessionId === first ? Promise.reject(new Error('unavailable')) : endSession(input),
    );
    expect(await checkEarlierSessions(deps, 'none')).toMatchObject({ violation: null, unchecked: 2 });
    const states = [first, second, third].map(async (one) => (await clientLog.read(player, one))?.state);
    expect(await Promise.all(states)).toEqual(['open', 'open', 'verified']);
  });

  it('are reported when one of them is a violation', async () => {
    const [honest, emptied] = [await playAndClose(), await playAndClose()];
    const { deps } = takeSeat({ server, clientLog });
    const { listRounds } = deps.games;
    vi.spyOn(deps.games, 'listRounds').mockImplementation(async (input) => {
      const page = await listRounds(input);
      return input?.query?.session === emptied ? { ...page, results: [] } : page;
    });
    const { violation } = await checkEarlierSessions(deps, 'none');
    expect(violation?.codes).toContain('round_missing');
    expect(await clientLog.read(player, honest)).toMatchObject({ state: 'verified' });
  });

  it('delay the next stake by four seconds at most', async () => {
    await playAndClose();
    await playAndClose();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { deps } = takeSeat({ server, clientLog });
    const signals: (AbortSignal | undefined)[] = [];
    const unanswered = vi.spyOn(deps.games, 'endSession').mockImplementation((input) => {
      signals.push(input.signal);
      return new Promise(() => undefined);
    });
    const checked = checkEarlierSessions(deps, 'none');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await checked).toMatchObject({ violation: null, unchecked: 2 });
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    unanswered.mockRestore();
    expect(await checkEarlierSessions(deps, 'none')).toMatchObject({ unchecked: 0 });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
