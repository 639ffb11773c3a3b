import { ApiProblem } from '@goldwren/contracts/client';
import type { AnyGame } from '@goldwren/game-engine';
import { catalogue } from '@goldwren/game-engine/registry';
import { doubleOnce } from '@goldwren/game-engine/testing';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openClientLog } from '../../../../shared/fairness/client-log-store.ts';
import { fakeDatabase } from '../../../../testing/fake-database.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import { betOn, type Loss, player, rest, takeSeat } from '../../testing/table.ts';
import { oneWriter } from '../one-writer.ts';

fakeDatabase();

/** Each play has a short seed chain, so that chains are used up, too. */
const chain = vi.hoisted(() => {
  // Another file of this worker may have loaded the modules without the short chain.
  vi.resetModules();
  return { length: 0 };
});
vi.mock('@goldwren/game-engine/fairness', async (load) => {
  const fairness = await load<typeof import('@goldwren/game-engine/fairness')>();
  const { buildSeedChain } = fairness;
  const short: typeof buildSeedChain = (sha256, last) => buildSeedChain(sha256, last, chain.length);
  return Object.defineProperty({ ...fairness, buildSeedChain: short }, 'seedChainLength', { get: () => chain.length });
});

afterAll(() => {
  vi.doUnmock('@goldwren/game-engine/fairness');
  vi.resetModules();
});

const games = [...catalogue.map(({ game }) => game), doubleOnce as unknown as AnyGame].map(
  (game) => [game.maths.slug, game] as const,
);
/** Random plays of each game, with and without Web Locks: more than 2,000 in the nightly run. */
const plays = process.env.NIGHTLY ? 100 : 8;
let logCount = 0;

/** Seats 0 and 1 are tabs of one browser, and seat 2 is another device. An action there may take over an open round. */
type Move = {
  seat: 0 | 1 | 2;
  what: keyof typeof weights;
  which: number;
  wait: boolean;
};

const weights = {
  stake: 10,
  act: 6,
  reload: 1,
  end: 1,
  /** The storage of the browser is cleared. */
  clear: 1,
  /** Another request ends the session. */
  ended: 1,
  /** The server ends the session after half an hour, with default actions. */
  sweep: 1,
  /** A purchase, or play elsewhere. */
  bonus: 1,
  pause: 1,
  /** A time server or the player sets the clock of the browser, by seconds or by minutes. */
  clock: 1,
  /** The device sleeps. In some browsers, the clock of the page stops meanwhile. */
  sleep: 1,
};

const moves = fc.array(
  fc.record<Move>({
    seat: fc.constantFrom(0, 0, 0, 1, 2, 2),
    what: fc.oneof(
      ...Object.entries(weights).map(([what, weight]) => ({ arbitrary: fc.constant(what as Move['what']), weight })),
    ),
    which: fc.nat(3),
    wait: fc.constantFrom(true, true, false),
  }),
  { minLength: 1, maxLength: 24 },
);
const losses = fc.array(fc.constantFrom<Loss>(null, null, null, null, 'request', 'answer', 'twice'), { maxLength: 12 });
/** How far the clocks of both browsers are ahead of the server's, in minutes. */
const skews = fc.tuple(fc.integer({ min: -600, max: 600 }), fc.integer({ min: -600, max: 600 }));
const minuteMs = 60_000;
const clockStepsMs = [-7 * minuteMs, -10_000, 10_000, 20 * minuteMs];
const chainLengths = fc.integer({ min: 1, max: 5 });

/** Without Web Locks, two tabs decide in the same round, and the request of the first is lost. */
const twoTabsDecide: [Move[], Loss[], [number, number], number] = [
  [
    { seat: 0, what: 'stake', which: 0, wait: true },
    { seat: 2, what: 'stake', which: 0, wait: true },
    { seat: 1, what: 'act', which: 0, wait: false },
    { seat: 2, what: 'sleep', which: 0, wait: true },
    { seat: 0, what: 'act', which: 1, wait: true },
    { seat: 0, what: 'act', which: 0, wait: true },
  ],
  ['request', 'request', null, null],
  [0, 0],
  1,
];

const seen = { plays: 0, usedUp: 0, takenOver: 0, swept: 0, cleared: 0, ended: 0 };
const newLog = () => openClientLog(`honest-${logCount++}`);

class Play {
  readonly server: FakeServer;
  readonly #losses: Loss[];
  readonly #clientLogs = [newLog(), newLog()];
  readonly #skewsMs: number[];
  readonly #asleepMs = [0, 0];
  readonly #locked: boolean;
  #seats: ReturnType<typeof takeSeat>[] = [];
  readonly all: ReturnType<typeof takeSeat>[] = [];

  constructor(game: AnyGame, lost: readonly Loss[], skew: readonly number[], locked: boolean) {
    this.server = new FakeServer(game);
    this.#losses = [...lost];
    this.#skewsMs = skew.map((minutes) => minutes * minuteMs);
    this.#locked = locked;
  }

  async sit(at: number): Promise<void> {
    const device = at === 2 ? 1 : 0;
    const clientLog = await (this.#clientLogs[device] ?? newLog());
    // Without Web Locks, only the versions of the client log coordinate the tabs.
    const writer = oneWriter(this.#locked ? `device-${device}-${logCount}` : `tab-${at}-${logCount}`);
    const seat = takeSeat({
      server: this.server,
      clientLog,
      writer,
      lose: () => this.#losses.pop() ?? null,
      clockSkewMs: () => this.#skewsMs[device] ?? 0,
      asleepMs: () => this.#asleepMs[device] ?? 0,
    });
    this.#seats[at] = seat;
    this.all.push(seat);
    await seat.controller.start();
  }

  async #seat(at: number) {
    if (!this.#seats[at]) await this.sit(at);
    return this.#seats[at] as ReturnType<typeof takeSeat>;
  }

  /** What the player, the network and the server do to a session apart from stakes and actions. */
  async #disturb(at: number, what: Move['what'], which: number): Promise<void> {
    const { server } = this;
    const device = at === 2 ? 1 : 0;
    if (what === 'sweep') {
      seen.swept++;
      server.sweep();
    }
    if (what === 'bonus') server.outside.gold += BigInt(which * 100) - 150n;
    if (what === 'pause') server.pass(which * 9 * minuteMs);
    if (what === 'clock') this.#skewsMs[device] = (this.#skewsMs[device] ?? 0) + (clockStepsMs[which] ?? 0);
    if (what === 'sleep') {
      server.pass(which * 9 * minuteMs);
      this.#asleepMs[device] = (this.#asleepMs[device] ?? 0) + which * 9 * minuteMs;
    }
    if (what === 'ended') this.#endElsewhere();
    if (what === 'clear') {
      seen.cleared++;
      this.#clientLogs[device] = newLog();
      for (const tab of device === 0 ? [0, 1] : [2]) if (this.#seats[tab]) await this.sit(tab);
    }
  }

  #endElsewhere(): void {
    try {
      this.server.end(this.server.current().id);
      seen.ended++;
    } catch (error) {
      // The server refuses while a round is open.
      if (!(error instanceof ApiProblem)) throw error;
    }
  }

  async move({ seat: at, what, which, wait }: Move): Promise<void> {
    const { controller } = await this.#seat(at);
    if (what === 'act' && controller.getState().heldElsewhere && which % 2 === 0) {
      seen.takenOver++;
      await controller.takeOver();
    }
    const state = controller.getState();
    if (this.server.sessions.length > 0) await this.#disturb(at, what, which);
    if (what === 'reload') {
      if (which % 2 === 0) controller.leave();
      await this.sit(at);
      if (wait) await rest((await this.#seat(at)).controller);
      return;
    }
    if (what === 'end') void controller.end();
    if (state.status === 'ended' || state.status === 'start_failed') await controller.start();
    if (state.phase === 'showing') controller.shown();
    const { choices } = this.server.game;
    if (what === 'stake') {
      if (state.belongsHere && state.nextNonce === chain.length) seen.usedUp++;
      controller.stake(betOn(this.server, choices[which % choices.length]));
    }
    const legal = state.round?.legal_actions ?? [];
    const action = legal[which % Math.max(1, legal.length)]?.action;
    if (what === 'act' && action) controller.act(action as { type: string });
    if (state.stalled) controller.resend();
    if (wait) await rest(controller);
  }

  assertNoViolation(): void {
    for (const { controller } of this.all) {
      const { violation, verification, sessionCheck } = controller.getState();
      if (violation || verification?.result === 'mismatch' || sessionCheck?.result === 'mismatch') {
        throw new Error(`Unexpected violation: ${JSON.stringify(violation ?? verification ?? sessionCheck)}`);
      }
    }
  }

  async finish(): Promise<void> {
    for (const { controller } of this.#seats.filter(Boolean)) await rest(controller);
    // One more visit of each device checks sessions that ended unseen.
    await this.sit(0);
    await this.sit(2);
    for (const { controller } of this.#seats.filter(Boolean)) await rest(controller);
    this.assertNoViolation();
    for (const clientLog of await Promise.all(this.#clientLogs)) {
      const logs = await Promise.all(this.server.sessions.map(({ id }) => clientLog.read(player, id)));
      if (logs.some((sessionRecord) => sessionRecord?.violation))
        throw new Error(`Unexpected violation in the client log: ${JSON.stringify(logs)}`);
    }
  }
}

describe.each(games)('%s: an honest server', (_slug, game) => {
  it.each([
    ['with Web Locks', true],
    ['without', false],
  ])(
    'never causes a violation, %s, after any lost messages, reloads, tabs, devices and cleared storage',
    async (_how, locked) => {
      vi.spyOn(console, 'error').mockReturnValue();
      // After a failure, the message names the seed and the path, which `fc.assert` takes as options to repeat it.
      await fc.assert(
        fc.asyncProperty(moves, losses, skews, chainLengths, async (made, lost, skew, length) => {
          seen.plays++;
          chain.length = length;
          const play = new Play(game, lost, skew, locked);
          await play.sit(0);
          for (const move of made) {
            await play.move(move);
            play.assertNoViolation();
          }
          await play.finish();
        }),
        { numRuns: plays, examples: [twoTabsDecide] },
      );
    },
    180_000,
  );
});

it('the random plays contain everything that can happen to a session', () => {
  for (const [what, count] of Object.entries(seen)) expect([what, count > 0]).toEqual([what, true]);
});
