import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { gameBySlug } from '@goldwren/game-engine/registry';
import { challengeGames } from '@goldwren/rules';
import { afterEach, expect, test } from 'vitest';
import { endCoach, loadCoaches, reviewHands } from '../../src/modules/challenge/coach-thread.ts';

afterEach(endCoach);

const key = new Uint8Array(32).fill(9);
const hold = { type: 'hold', positions: [] };
const slug = 'jacks-or-better-poker';

test('computes the tables without blocking the main thread', async () => {
  // Another file of this process may have loaded them.
  await endCoach();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  // The first sample is taken after the first timer.
  await setTimeout(20);
  delay.reset();
  await setTimeout(20);
  const startedAt = performance.now();
  await loadCoaches();
  const loadedMs = performance.now() - startedAt;
  delay.disable();
  // The limit is relative, because a busy machine delays both threads.
  expect(delay.max / 1e6).toBeLessThan(loadedMs / 3);
});

test('answers concurrent calls with the reviews of their own hands', async () => {
  const keys = Array.from({ length: 20 }, (_, n) => new Uint8Array(32).fill(n));
  const all = await reviewHands(
    slug,
    keys.map((each) => ({ key: each, actions: [hold] })),
  );
  const single = await Promise.all(keys.map((each) => reviewHands(slug, [{ key: each, actions: [hold] }])));
  expect(single.map(([one]) => one)).toEqual(all);
  expect(new Set(all.map(([review]) => review?.lostX100)).size).toBeGreaterThan(1);
});

test('rejects a hand that the game does not have, and still answers the next one', async () => {
  await expect(reviewHands(slug, [{ key, actions: [{ type: 'hit' }] }])).rejects.toThrow('not an action');
  expect(await reviewHands(slug, [{ key, actions: [hold] }])).toHaveLength(1);
});

test('rejects waiting calls when the thread ends, and starts another one for the next call', async () => {
  const waiting = reviewHands(slug, [{ key, actions: [hold] }]);
  await Promise.all([expect(waiting).rejects.toThrow('the thread of the coach ended'), endCoach()]);
  expect(await reviewHands(slug, [{ key, actions: [hold] }])).toHaveLength(1);
});

test('knows every game of the challenge', async () => {
  for (const game of challengeGames) {
    expect(gameBySlug(game)?.game.kind).toBe('decision');
    expect(await reviewHands(game, [])).toEqual([]);
  }
});
