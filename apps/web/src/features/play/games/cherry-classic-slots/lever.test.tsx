import { fireEvent, render } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { StageProps } from '../../model/game-module.ts';
import { Lever } from './lever.tsx';

/** Renders the lever on the stage of a table with a main button. Returns the lever, and what the button and the stage do. */
function renderLever(phase: StageProps['phase'], reducedMotion = false) {
  const [press, skip] = [vi.fn(), vi.fn()];
  const { container } = render(
    <section className="player-table">
      <div onPointerUp={skip}>
        <Lever phase={phase} reducedMotion={reducedMotion} />
      </div>
      <button type="button" className="play-button" onClick={press}>
        Spin
      </button>
    </section>,
  );
  const lever = container.querySelector('.lever');
  if (!lever) throw new Error('no lever was rendered');
  return { lever, press, skip };
}

const hand = { pointerId: 1, isPrimary: true, button: 0, clientX: 10 };
/** The shortest length of a lever, because elements have no size in tests. */
const length = 48;

/** Moves the hand down the lever to each of these heights, from 100. */
function drag(lever: Element, ...heights: number[]): void {
  fireEvent.pointerDown(lever, { ...hand, clientY: 100 });
  for (const clientY of heights) fireEvent.pointerMove(lever, { ...hand, clientY });
}
const release = (lever: Element) => fireEvent.pointerUp(lever, hand);
const shaft = (lever: Element) => lever.querySelector<HTMLElement>('.lever-shaft')?.style.transform;
const ball = (lever: Element) => lever.querySelector<HTMLElement>('.lever-ball')?.style.transform;

it('starts a round by a tap, when the finger leaves', () => {
  const { lever, press } = renderLever('idle');
  drag(lever, 103, 101);
  expect(press).not.toHaveBeenCalled();
  release(lever);
  expect(press).toHaveBeenCalledTimes(1);
});

it('follows the hand, and springs back when it is released', () => {
  const { lever } = renderLever('idle');
  drag(lever, 100 + length / 4);
  expect([shaft(lever), ball(lever)]).toEqual(['scaleY(0.75)', 'translateY(25%)']);
  fireEvent.pointerMove(lever, { ...hand, clientY: 80 });
  expect([shaft(lever), ball(lever)]).toEqual(['', '']);
  fireEvent.pointerMove(lever, { ...hand, clientY: 100 + length / 2 });
  release(lever);
  expect([shaft(lever), ball(lever)]).toEqual(['', '']);
});

it('stakes nothing by a short pull, nor by a pull that is taken back', () => {
  const { lever, press } = renderLever('idle');
  drag(lever, 110, 100 + 0.7 * length);
  release(lever);
  drag(lever, 100 + length, 110, 100);
  release(lever);
  expect(press).not.toHaveBeenCalled();
});

it('stakes nothing by a swipe to the side', () => {
  const { lever, press } = renderLever('idle');
  drag(lever);
  fireEvent.pointerMove(lever, { ...hand, clientX: 60, clientY: 102 });
  release(lever);
  expect(press).not.toHaveBeenCalled();
});

it.each(['pointerCancel', 'lostPointerCapture'] as const)('stakes nothing after %s, also of a long pull', (event) => {
  const { lever, press } = renderLever('idle');
  drag(lever, 100 + length);
  fireEvent[event](lever, hand);
  release(lever);
  expect(press).not.toHaveBeenCalled();
  expect(shaft(lever)).toBe('');
});

it('starts exactly one round by a pull that is long enough, when it is released', () => {
  const { lever, press } = renderLever('idle');
  drag(lever, 120, 100 + 0.9 * length);
  expect(press).not.toHaveBeenCalled();
  release(lever);
  expect(press).toHaveBeenCalledTimes(1);
});

it('starts exactly one round at the bottom, and its release does not skip that round', () => {
  const { lever, press, skip } = renderLever('idle');
  drag(lever, 140, 190, 100, 200);
  expect(press).toHaveBeenCalledTimes(1);
  release(lever);
  expect(press).toHaveBeenCalledTimes(1);
  expect(skip).not.toHaveBeenCalled();
});

it('lets a press during a round reach the stage, which skips', () => {
  const { lever, skip } = renderLever('showing');
  drag(lever);
  release(lever);
  expect(skip).toHaveBeenCalledTimes(1);
});

it('ignores a second finger and other buttons of a mouse', () => {
  const { lever, press } = renderLever('idle');
  fireEvent.pointerDown(lever, { ...hand, isPrimary: false });
  fireEvent.pointerUp(lever, hand);
  fireEvent.pointerDown(lever, { ...hand, button: 2 });
  fireEvent.pointerUp(lever, { ...hand, button: 2 });
  drag(lever);
  fireEvent.pointerMove(lever, { ...hand, pointerId: 2, clientY: 300 });
  fireEvent.pointerUp(lever, { ...hand, pointerId: 2 });
  expect(press).not.toHaveBeenCalled();
});

it.each(['staking', 'showing', 'deciding'] as const)('does nothing in the phase "%s"', (phase) => {
  const { lever, press } = renderLever(phase);
  drag(lever);
  release(lever);
  drag(lever, 300);
  release(lever);
  expect(press).not.toHaveBeenCalled();
});

it('is hidden from screen readers and not in the tab order', () => {
  const { lever } = renderLever('idle');
  expect(lever.getAttribute('aria-hidden')).toBe('true');
  expect(lever.matches('[tabindex], button, a') || lever.querySelector('[tabindex], button, a')).toBeFalsy();
});

it.each([
  [false, 2],
  [true, 0],
])('moves its shaft and its ball when a spin starts, with reduced motion: %s', (reducedMotion, times) => {
  const animate = vi.fn();
  const before = Element.prototype.animate;
  onTestFinished(() => {
    Element.prototype.animate = before;
  });
  Element.prototype.animate = animate;
  renderLever('staking', reducedMotion);
  expect(animate).toHaveBeenCalledTimes(times);
});
