import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSkip } from '../model/skip.ts';
import { createShowClock } from '../shell/motion/show-clock.ts';
import type { PlacedCard } from './card-names.ts';
import { dealThrough } from './deal-cards.ts';

beforeEach(() => void vi.useFakeTimers());

/** A table of five places. `laid` lists what was laid, with its time. Animations record whether their last frame is still shown. */
function createTable(first: readonly PlacedCard[] = []) {
  const skip = createSkip();
  const shown: PlacedCard[] = [...first];
  const laid: [ms: number, position: number, placed: PlacedCard][] = [];
  const held = new Map<number, number>();
  const began = performance.now();
  const places = Array.from({ length: 5 }, (_, position) => {
    const element = document.createElement('div');
    element.animate = () => {
      held.set(position, (held.get(position) ?? 0) + 1);
      return { cancel: () => held.set(position, (held.get(position) ?? 0) - 1) } as unknown as Animation;
    };
    return element;
  });
  const table = {
    clock: createShowClock(skip),
    reducedMotion: false,
    place: (position: number) => places[position] ?? null,
    shoe: () => null,
    lay(position: number, placed: PlacedCard) {
      shown[position] = placed;
      laid.push([performance.now() - began, position, placed]);
    },
    flick: () => undefined,
  };
  return { table, skip, shown, laid, held: (position: number) => held.get(position) ?? 0 };
}

const hand = ['AS', 'KD', '5C', '2H', '9S'];

describe('dealThrough', () => {
  it('lays each card face down first, in order, and ends with the cards of the state', async () => {
    const { table, shown, laid } = createTable();
    const dealt = dealThrough(table, [], [hand]);
    await vi.runAllTimersAsync();
    expect(await dealt).toBe(true);
    expect(shown).toEqual(hand);
    const backs = laid.filter(([, , placed]) => placed === 'back');
    expect(backs.map(([, position]) => position)).toEqual([0, 1, 2, 3, 4]);
    for (const [position, card] of hand.entries()) {
      const texts = laid.filter(([, at]) => at === position).map(([, , placed]) => placed);
      expect(texts).toEqual(['back', card]);
    }
  });

  it('turns a hole card over, and touches no card that stays', async () => {
    const { table, shown, laid } = createTable(['AS', 'back']);
    const dealt = dealThrough(table, ['AS', 'back'], [['AS', '7D']]);
    await vi.runAllTimersAsync();
    expect(await dealt).toBe(true);
    expect(shown).toEqual(['AS', '7D']);
    expect(laid.map(([, position]) => position)).toEqual([1]);
  });

  it('keeps a card that leaves invisible until its place is rendered empty', async () => {
    const { table, shown, held } = createTable(['AS']);
    const dealt = dealThrough(table, ['AS'], [[]]);
    await vi.advanceTimersByTimeAsync(165);
    expect(shown).toEqual([null]);
    expect(held(0)).toBe(1);
    await vi.runAllTimersAsync();
    expect(await dealt).toBe(true);
    expect(held(0)).toBe(0);
  });

  it('shows the end at once on a skip, and leaves no animation behind', async () => {
    const { table, skip, shown, laid, held } = createTable();
    const dealt = dealThrough(table, [], [hand, [...hand].reverse()]);
    await vi.advanceTimersByTimeAsync(100);
    skip.request();
    await vi.advanceTimersByTimeAsync(100);
    expect(await dealt).toBe(true);
    expect(shown).toEqual([...hand].reverse());
    expect(laid.at(-1)?.[0]).toBeLessThan(200);
    for (const position of hand.keys()) expect(held(position)).toBe(0);
  });

  it('stops when the show is cancelled, and lays nothing afterwards', async () => {
    const { table, laid } = createTable();
    const dealt = dealThrough(table, [], [hand]);
    await vi.advanceTimersByTimeAsync(150);
    table.clock.cancel();
    const before = laid.length;
    await vi.runAllTimersAsync();
    expect(await dealt).toBe(false);
    expect(laid.length).toBe(before);
  });

  it('fades all cards in together with reduced motion', async () => {
    const { table, shown, laid } = createTable();
    const dealt = dealThrough({ ...table, reducedMotion: true }, [], [hand]);
    await vi.advanceTimersByTimeAsync(0);
    expect(laid.map(([, , placed]) => placed)).toEqual(hand);
    await vi.runAllTimersAsync();
    expect(await dealt).toBe(true);
    expect(shown).toEqual(hand);
  });
});
