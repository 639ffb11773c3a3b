import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSkip } from '../model/skip.ts';
import { type SoundBoard, silentSoundBoard } from '../model/sound-board.ts';
import { longestFeatureMs } from '../shell/motion/rhythm.ts';
import { createShowClock } from '../shell/motion/show-clock.ts';
import type { ReelGame } from './reel-game.ts';
import type { ReelStep } from './reel-script.ts';
import { type ReelView, type Show, showRound } from './show-round.ts';
import { atSpeed } from './spin/reel.ts';
import type { Reels } from './spin/reels.ts';

const strip = ['key', 'bell', 'moon'];
const game = {
  ...{ rows: 3, lines: [], restingStops: [], feature: { symbol: 'moon', needed: 3 }, sheet: { url: '', ids: [] } },
  strips: { paid: [strip, strip, strip, strip, strip], free: [strip, strip, strip, strip, strip] },
} satisfies ReelGame;

/** A spin of ten seconds at full speed. */
const spin = [0, 10_000].map((ms) => ({ ms, row: 0, look: atSpeed }));

function stepOf(moonsOn: readonly number[], of: Partial<ReelStep> = {}): ReelStep {
  const grid = [0, 1, 2, 3, 4].map((reel) => ['key', moonsOn.includes(reel) ? 'moon' : 'bell', 'key']);
  return { band: 'paid', stops: [1, 2, 3, 4, 5], grid, wins: [], scatters: [], freeSpinsWon: 0, payX100: 0, ...of };
}

/** Plays the steps and records the calls to the reels and the sound, with the time in milliseconds. */
async function recordCalls(
  steps: readonly ReelStep[],
  { reducedMotion = false, level = 0 as Show['level'], skipAt = 0, bonusMs = 0 } = {},
) {
  const calls: string[] = [];
  const views: Partial<ReelView>[] = [];
  const sounds: string[] = [];
  const startedAt = performance.now();
  const note = (what: string) => calls.push(`${what} at ${Math.round((performance.now() - startedAt) / 10) * 10}`);
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const reels: Reels = {
    ...{ count: 5, show: vi.fn(), spin: vi.fn(), hurry: vi.fn(), stop: vi.fn() },
    plan: (reel, _place, ms, cut) => note(`planned ${reel} in ${cut(spin, 0)?.at(-1)?.ms} for ${ms}`),
    slow: (reel) => note(`slow ${reel}`),
    land: (reel, _place, ms) => wait(ms).then(() => void note(`landed ${reel}`)),
    fade: (reel, _place, ms) => wait(ms).then(() => void note(`landed ${reel}`)),
  };
  const sound: SoundBoard = {
    ...silentSoundBoard,
    bed: (name, on) => on && note(name),
    play: (event, step) => sounds.push(`${event} ${step}`),
  };
  const skip = createSkip();
  const clock = createShowClock(skip);
  const view = (change: Partial<ReelView>) => void views.push(change);
  const celebrate = () => note('celebrated');
  const play = () => {
    note('bonus');
    return clock.wait(bonusMs);
  };
  const bonus = bonusMs > 0 ? { note: 'a bonus', play } : null;
  const show: Show = { game, clock, reels, sound, reducedMotion, level, bonus, view, celebrate };
  const ended = showRound(show, steps).then(() => void note('ended'));
  if (skipAt > 0) setTimeout(() => skip.request(), skipAt);
  await vi.advanceTimersByTimeAsync(60_000);
  await ended;
  return { calls, views, sounds };
}

beforeEach(() => void vi.useFakeTimers());

describe('the landings', () => {
  const planned = ({ calls }: { calls: string[] }) => calls.filter((what) => what.startsWith('planned'));

  it('are prepared together, at the times at which they start', async () => {
    expect(planned(await recordCalls([stepOf([])]))).toEqual(
      [1_000, 1_220, 1_440, 1_660, 1_880].map((inMs, reel) => `planned ${reel} in ${inMs} for 620 at 0`),
    );
  });

  it('are not prepared from the first reel that may take longer on', async () => {
    expect(planned(await recordCalls([stepOf([0, 2])]))).toHaveLength(3);
  });

  it('are not prepared with reduced motion', async () => {
    expect(planned(await recordCalls([stepOf([])], { reducedMotion: true }))).toEqual([]);
  });
});

describe('the last reels', () => {
  const near = [stepOf([0, 2])];

  it('spin slowly, one after the other, while the feature is one symbol away', async () => {
    const { calls } = await recordCalls(near);
    expect(calls.filter((what) => what.startsWith('slow'))).toEqual(['slow 3 at 2280', 'slow 4 at 4700']);
    expect(calls).toContain('suspense at 2280');
    expect(calls).toContain('landed 4 at 6900');
  });

  it('sound different while the feature is possible, and only then', async () => {
    const late = (await recordCalls(near)).sounds;
    expect(late).toEqual(['stop 0', 'symbol 1', 'stop 1', 'stop 2', 'symbol 2', 'tense 2', 'tense 2']);
    expect((await recordCalls([stepOf([0])])).sounds.join()).not.toContain('tense');
  });

  it('land at the normal speed otherwise', async () => {
    const { calls } = await recordCalls([stepOf([0])]);
    expect(calls.join()).not.toContain('slow');
    expect(calls).toContain('landed 4 at 2500');
  });

  it('are not slowed down with reduced motion, nor after a skip', async () => {
    expect((await recordCalls(near, { reducedMotion: true })).calls.join()).not.toMatch(/slow|suspense/);
    expect((await recordCalls(near, { skipAt: 500 })).calls.join()).not.toMatch(/slow|suspense/);
  });

  it('land at once after a skip during the slow spin', async () => {
    const { calls } = await recordCalls(near, { skipAt: 2_500 });
    expect(calls).toContain('landed 3 at 2760');
    expect(calls.join()).not.toContain('slow 4');
  });
});

describe('showRound', () => {
  it('lasts two and a half seconds, or one second when skipped', async () => {
    expect((await recordCalls([stepOf([])])).calls.at(-1)).toBe('ended at 2500');
    expect((await recordCalls([stepOf([])], { skipAt: 10 })).calls.at(-1)).toBe('ended at 1000');
  });

  it('celebrates nothing before the last reel has landed, and a feature only with its total', async () => {
    const steps = [stepOf([0, 1, 2], { freeSpinsWon: 2, payX100: 200, scatters: [[0, 1]] })].concat(
      [300, 5_000].map((payX100) => stepOf([], { band: 'free', payX100 })),
    );
    const { calls, views } = await recordCalls(steps, { level: 50 });
    expect(calls.filter((what) => what.startsWith('celebrated'))).toHaveLength(1);
    const celebratedAt = calls.findIndex((what) => what.startsWith('celebrated'));
    expect(calls.slice(0, celebratedAt).filter((what) => what.startsWith('landed'))).toHaveLength(15);
    expect(calls.join()).toContain('feature');
    const scenes = views.flatMap(({ scene }) => (scene ? [scene] : []));
    expect(scenes).toEqual(['intro', 'spins', 'spins', 'total']);
    expect(views.findLast(({ collectedX100 }) => collectedX100 !== undefined)?.collectedX100).toBe(5_000);
  });

  it('plays the bonus of a game after the wins, and celebrates its total of any size', async () => {
    const { calls, views } = await recordCalls([stepOf([], { payX100: 600 })], { bonusMs: 3_000 });
    expect(calls.slice(-3)).toEqual(['bonus at 2500', 'celebrated at 5500', 'ended at 7900']);
    expect(views.at(-1)?.scene).toBe('total');
    expect((await recordCalls([stepOf([])])).views.some(({ scene }) => scene === 'total')).toBe(false);
  });

  it('shows the card of a big win even after a skip', async () => {
    const won = [stepOf([], { payX100: 5_000, scatters: [[0, 0]] })];
    const { calls } = await recordCalls(won, { level: 10, skipAt: 10 });
    expect(calls.slice(-2)).toEqual(['celebrated at 1000', 'ended at 3600']);
  });
});

describe('free spins', () => {
  const win: ReelStep['wins'][number] = { line: 1, symbol: 'bell', count: 3, cells: [[0, 1]], payX100: 100 };
  const opened = stepOf([0, 1, 2], { freeSpinsWon: 12, payX100: 200, scatters: [[0, 1]] });
  const free = (wins: readonly boolean[], moons: readonly number[] = []) =>
    wins.map((won) => stepOf(moons, { band: 'free', wins: won ? [win] : [] }));
  const at = (what: string | undefined) => Number(what?.split(' at ')[1]);
  const timesOf = (calls: readonly string[], what: string) => calls.filter((one) => one.startsWith(what)).map(at);

  // Twelve is the most that a game gives. The suspense of two more feature symbols is slower than any spin of a game.
  it.each([
    ['with a win in each', free(Array(12).fill(true))],
    ['with a win and suspense in each', free(Array(12).fill(true), [0, 1])],
  ])('take at most 25 seconds with their cards, and skip at once: %s', async (_, steps) => {
    const { calls } = await recordCalls([opened, ...steps], { level: 50 });
    const [firstLanded = 0] = timesOf(calls, 'landed 4');
    // The lines of the paid spin are shown before the feature opens.
    expect(at(calls.at(-1)) - firstLanded).toBeLessThanOrEqual(longestFeatureMs + 950);
    const openedAt = firstLanded + 950 + 1_300 + 2_400;
    const skipped = await recordCalls([opened, ...steps], { level: 50, skipAt: openedAt + 2_000 });
    expect(at(skipped.calls.at(-1))).toBeLessThan(openedAt + 2_000 + 1_800 + 4_200);
  });

  it('are quick when the first reels have won nothing, and slow while something can be won', async () => {
    const { calls } = await recordCalls([opened, ...free([false, true])], { level: 50 });
    const [, quietFirst = 0, wonFirst = 0] = timesOf(calls, 'landed 2');
    const [, quietLast = 0, wonLast = 0] = timesOf(calls, 'landed 4');
    expect(quietLast - quietFirst).toBeLessThan(100);
    expect(wonLast - wonFirst).toBeGreaterThan(250);
  });
});
