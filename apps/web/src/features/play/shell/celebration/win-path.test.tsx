import { cherryClassicSlots } from '@goldwren/game-engine/games/cherry-classic-slots';
import { act, cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { roundOf } from '../../testing/shown-round.ts';
import type { CelebrationProps } from './celebration-props.ts';
import { CelebrationShow } from './celebration-show.tsx';
import { pathStart } from './path-start.ts';

const amount = { width: 60, height: 20 };
/** A cell of a grid with five columns and three rows of 50 pixels. A foot of 40 pixels is below it. */
const cell = (column: number, row: number) => new DOMRect(50 * column, 50 * row, 50, 50);
const stage = new DOMRect(0, 0, 250, 190);
const field = new DOMRect(0, 0, 250, 150);
const start = (...cells: [number, number][]) =>
  pathStart(
    cells.map(([column, row]) => cell(column, row)),
    amount,
    field,
  );

describe('pathStart', () => {
  it('is under the middle of a line', () => {
    expect(start([0, 1], [1, 1], [2, 1])).toEqual({ x: 45, y: 106 });
    expect(start([0, 1], [1, 1], [2, 1], [3, 1], [4, 1])).toEqual({ x: 95, y: 106 });
  });

  it('is over the middle of a line that leaves no room below it', () => {
    expect(start([0, 2], [1, 2], [2, 2], [3, 2], [4, 2])).toEqual({ x: 95, y: 74 });
    expect(start([0, 1], [1, 1], [2, 2], [3, 1], [4, 1])).toEqual({ x: 95, y: 24 });
  });

  it('is between winning cells that leave room', () => {
    expect(start([0, 1], [4, 1])).toEqual({ x: 95, y: 65 });
  });

  it('never leaves the field', () => {
    expect(start([4, 0], [4, 1])).toEqual({ x: 134, y: 40 });
    expect(start([0, 0])).toEqual({ x: 0, y: 56 });
  });

  it('covers no winning cell, wherever they are', () => {
    const all = Array.from({ length: 15 }, (_, index) => [index % 5, Math.trunc(index / 5)] as [number, number]);
    for (let mask = 1; mask < 2 ** 15; mask += 7) {
      const won = all.filter((_, index) => mask & (2 ** index));
      const place = start(...won);
      if (!place) continue;
      for (const [column, row] of won) {
        const apart =
          place.x >= 50 * (column + 1) ||
          place.x + 60 <= 50 * column ||
          place.y >= 50 * (row + 1) ||
          place.y + 20 <= 50 * row;
        expect(apart, `${won.join(' ')} at ${place.x}, ${place.y}`).toBe(true);
      }
    }
  });

  it('keeps clear of what did not win, and of what won on its way', () => {
    const line = [0, 1, 2].map((column) => cell(column, 1));
    const under = { x: 45, y: 106 };
    expect(pathStart(line, amount, field)).toEqual(under);
    const note = new DOMRect(0, 106, 250, 40);
    expect(pathStart(line, amount, field, { also: [note] })).toEqual({ x: 45, y: 24 });
    const end = { x: 95, y: -30 };
    expect(pathStart(line, amount, field, { end })).toEqual({ x: 45, y: 24 });
    expect(pathStart(line, amount, field, { end: { x: 95, y: 170 } })).toEqual(under);
    // The path ends at what won, so it always covers it.
    expect(pathStart(line, amount, field, { end: { x: 45, y: 65 } })).toBeNull();
  });

  it('is nowhere when nothing is marked as won or there is no room', () => {
    expect(start()).toBeNull();
    expect(pathStart([field], amount, field)).toBeNull();
  });
});

describe('the amount of a win', () => {
  const round = { ...roundOf(cherryClassicSlots, 1), payout: '12500.00' };
  const moved: { element: Element; frames: Keyframe[]; timing: KeyframeAnimationOptions }[] = [];
  let footWidth: number;

  beforeEach(() => {
    vi.useFakeTimers();
    moved.length = 0;
    footWidth = 60;
    Element.prototype.animate = function animate(this: Element, frames, timing) {
      moved.push({ element: this, frames: frames as Keyframe[], timing: timing as KeyframeAnimationOptions });
      return { cancel: () => undefined } as Animation;
    };
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      const at = this.getAttribute('data-at');
      if (at) return cell(...(at.split(',').map(Number) as [number, number]));
      if (this.matches('.celebration-card')) return stage;
      if (this.matches('.reels')) return field;
      if (this.matches('.celebration-foot, .celebration-path')) return new DOMRect(95, 170, footWidth, 20);
      return stage;
    });
  });
  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(Element.prototype, 'animate');
    vi.restoreAllMocks();
  });

  const show = (props: Pick<CelebrationProps, 'level'> & Partial<CelebrationProps>, cells = ['0,1', '1,1', '2,1']) =>
    render(
      <div>
        <p className="reels" />
        {cells.map((at) => (
          <i key={at} data-at={at} data-won />
        ))}
        <CelebrationShow {...{ round, reducedMotion: false, phase: 'showing' }} {...props} />
      </div>,
    ).container;
  /** The transforms of the amount, without its size. */
  const pathOf = (selector: string) =>
    moved
      .filter(({ element, frames }) => element.matches(selector) && frames.length > 2)
      .flatMap(({ frames }) => frames.map(({ transform }) => String(transform).replace(/ scale\(.*/, '')));

  it('begins next to the middle of what won and ends in the foot', () => {
    show({ level: 1 });
    expect(pathOf('.celebration-foot')).toEqual([...Array(4).fill('translate(-50px, -64px)'), 'none']);
    // Nothing is seen before the first number.
    expect(moved[0]?.frames[0]).toMatchObject({ opacity: 0, easing: 'step-end' });
  });

  it('has a number before its first paint', () => {
    // Effects have not run yet.
    const numbers = renderToStaticMarkup(
      <CelebrationShow {...{ round, level: 1, reducedMotion: false, phase: 'showing' }} />,
    );
    expect(numbers).toMatch(/<span>[1-9]/);
  });

  it('travels from there to the middle of a band, which appears when it arrives', () => {
    const page = show({ level: 25 });
    const reached = 'translate(0px, -85px)';
    expect(pathOf('.celebration-path')).toEqual([...Array(4).fill('translate(-50px, -64px)'), reached, reached]);
    // Both count. If both were in view, their numbers could differ.
    const [path, card] = ['.celebration-path', '.celebration-card'].map(
      (selector) => moved.find(({ element }) => element.matches(selector))?.timing,
    );
    const lead = Number(path?.duration) - Number(card?.delay);
    expect(lead).toBeGreaterThan(0);
    expect(lead).toBeLessThan(150);
    expect(page.querySelector('.celebration-path')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(page.querySelector('.celebration-path')).toBeNull();
  });

  it('begins at the total that the game shows where what won has vanished', () => {
    render(
      <div>
        <p className="feature-band">
          <strong data-at="4,0" />
        </p>
        <CelebrationShow {...{ round, level: 1, reducedMotion: false, phase: 'showing' }} />
      </div>,
    );
    expect(pathOf('.celebration-foot')).toEqual([...Array(4).fill('translate(95px, -155px)'), 'none']);
  });

  it('begins at the upper edge of a part that is marked as its start, although something else won', () => {
    render(
      <div>
        <div data-amount-start="" data-at="4,1" />
        <div data-won="" data-at="0,2" />
        <CelebrationShow {...{ round, level: 1, reducedMotion: false, phase: 'showing' }} />
      </div>,
    );
    expect(pathOf('.celebration-foot')).toEqual([...Array(4).fill('translate(95px, -130px)'), 'none']);
  });

  it('only fades in where it is so wide that it would cover most of the stage on its way', () => {
    footWidth = 200;
    show({ level: 1 });
    expect(pathOf('.celebration-foot')).toEqual([]);
    expect(moved.filter(({ element }) => element.matches('.celebration')).map(({ frames }) => frames)).toEqual([
      [{ opacity: 0 }, { opacity: 1 }],
    ]);
  });

  it('begins under a frame that what won fills', () => {
    show(
      { level: 1 },
      Array.from({ length: 15 }, (_, at) => `${at % 5},${Math.trunc(at / 5)}`),
    );
    expect(pathOf('.celebration-foot')).toEqual([...Array(4).fill('translate(0px, -2px)'), 'none']);
  });

  it('is hidden from screen readers, which read one sentence about the round', () => {
    for (const level of [1, 50] as const) {
      const counting = [...show({ level }).querySelectorAll('.count-up')];
      expect(counting.length).toBeGreaterThan(0);
      expect(counting.every((one) => one.closest('.celebration')?.getAttribute('aria-hidden') === 'true')).toBe(true);
    }
  });

  it('is only at its end with reduced motion, after a round, and where nothing is marked as won', () => {
    show({ level: 1, reducedMotion: true });
    show({ level: 50, reducedMotion: true });
    show({ level: 1, phase: 'idle' });
    show({ level: 1, won: '.nothing' });
    expect(moved.filter(({ frames }) => frames.some(({ transform }) => transform))).toEqual([]);
  });

  it('does not move for a return up to the stake', () => {
    const page = show({ level: 0, total: { note: '8 free spins' } });
    expect(page.querySelector('.celebration-path')).toBeNull();
    expect(moved.filter(({ element }) => element.matches('.celebration-foot:not(.celebration-card)'))).toEqual([]);
  });
});
