import type { AnyGame } from '@goldwren/game-engine';
import { catalogue } from '@goldwren/game-engine/registry';
import { doubleOnce } from '@goldwren/game-engine/testing';
import fc from 'fast-check';
import { describe, it, vi } from 'vitest';
import { openClientLog } from '../../../shared/fairness/client-log-store.ts';
import { fakeDatabase } from '../../../testing/fake-database.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { betOn, type Loss, player, rest, takeSeat } from '../testing/table.ts';
import { oneWriter } from './one-writer.ts';

fakeDatabase();

const games = [...catalogue.map(({ game }) => game), doubleOnce as unknown as AnyGame].map(
  (game) => [game.maths.slug, game] as const,
);
/** Random plays of each game per run. The nightly run plays three times as many. */
const plays = process.env.NIGHTLY ? 150 : 50;
let logCount = 0;

/** Seats 0 and 1 are tabs of one browser, and seat 2 is another device. An action there may take over an open round. */
type Move = {
  seat: 0 | 1 | 2;
  what: 'stake' | 'act' | 'reload' | 'end' | 'sweep' | 'bonus' | 'pause';
  which: number;
  wait: boolean;
};

const moves = fc.array(
  fc.record<Move>({
    seat: fc.constantFrom(0, 1, 2),
    what: fc.constantFrom('stake', 'stake', 'stake', 'act', 'act', 'act', 'reload', 'end', 'sweep', 'bonus', 'pause'),
    which: fc.nat(3),
    wait: fc.boolean(),
  }),
  { minLength: 1, maxLength: 14 },
);
const losses = fc.array(fc.constantFrom<Loss>(null, null, null, null, 'request', 'answer'), { maxLength: 12 });

class Play {
  readonly server: FakeServer;
  readonly #losses: Loss[];
  readonly #clientLogs = [openClientLog(`honest-${logCount++}`), openClientLog(`honest-${logCount++}`)] as const;
  readonly #locked: boolean;
  #seats: ReturnType<typeof takeSeat>[] = [];
  readonly all: ReturnType<typeof takeSeat>[] = [];

  constructor(game: AnyGame, lost: readonly Loss[], locked: boolean) {
    this.server = new FakeServer(game);
    this.#losses = [...lost];
    this.#locked = locked;
  }

  async sit(at: number): Promise<void> {
    const device = at === 2 ? 1 : 0;
    const clientLog = await this.#clientLogs[device];
    // Without Web Locks, only the versions of the client log coordinate the tabs.
    const writer = oneWriter(this.#locked ? `device-${device}-${logCount}` : `tab-${at}-${logCount}`);
    const seat = takeSeat({
      server: this.server,
      clientLog,
      writer,
      lose: () => this.#losses.pop() ?? null,
      clockSkewMs: device === 0 ? 17 * 60_000 : -17 * 60_000,
    });
    this.#seats[at] = seat;
    this.all.push(seat);
    await seat.controller.start();
  }

  async #seat(at: number) {
    if (!this.#seats[at]) await this.sit(at);
    return this.#seats[at] as ReturnType<typeof takeSeat>;
  }

  async move({ seat: at, what, which, wait }: Move): Promise<void> {
    const { controller } = await this.#seat(at);
    if (what === 'act' && controller.getState().heldElsewhere && which % 2 === 0) await controller.takeOver();
    const state = controller.getState();
    if (what === 'sweep' && this.server.sessions.length > 0) this.server.sweep();
    if (what === 'bonus') this.server.outside.gold += BigInt(which * 100) - 150n;
    if (what === 'pause') this.server.pass(which * 9 * 60_000);
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
    if (what === 'stake') controller.stake(betOn(this.server, choices[which % choices.length]));
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
      if (logs.some((notes) => notes?.violation))
        throw new Error(`Unexpected violation in the client log: ${JSON.stringify(logs)}`);
    }
  }
}

describe.each(games)('%s: an honest server', (_slug, game) => {
  it.each([
    ['with Web Locks', true],
    ['without', false],
  ])(
    'never causes a violation, %s, after any lost messages, reloads, tabs and devices',
    async (_how, locked) => {
      vi.spyOn(console, 'error').mockReturnValue();
      await fc.assert(
        fc.asyncProperty(moves, losses, async (made, lost) => {
          const play = new Play(game, lost, locked);
          await play.sit(0);
          for (const move of made) {
            await play.move(move);
            play.assertNoViolation();
          }
          await play.finish();
        }),
        { numRuns: plays },
      );
    },
    60_000,
  );
});
