import { fireEvent, render } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { StageProps } from '../../model/game-module.ts';
import { Lever } from './lever.tsx';

/** Renders the lever in a table with a main button. Returns the lever and what the button does. */
function renderLever(phase: StageProps['phase'], reducedMotion = false) {
  const press = vi.fn();
  const { container } = render(
    <section className="player-table">
      <Lever phase={phase} reducedMotion={reducedMotion} />
      <button type="button" className="play-button" onClick={press}>
        Spin
      </button>
    </section>,
  );
  const lever = container.querySelector('.lever');
  if (!lever) throw new Error('no lever was rendered');
  return { lever, press };
}

it('presses the main button of the table', () => {
  const { lever, press } = renderLever('idle');
  fireEvent.pointerDown(lever);
  expect(press).toHaveBeenCalledTimes(1);
});

it.each(['staking', 'showing', 'deciding'] as const)('does nothing in the phase "%s"', (phase) => {
  const { lever, press } = renderLever(phase);
  fireEvent.pointerDown(lever);
  expect(press).not.toHaveBeenCalled();
});

it('is hidden from screen readers and not in the tab order', () => {
  const { lever } = renderLever('idle');
  expect(lever.getAttribute('aria-hidden')).toBe('true');
  expect(lever.matches('[tabindex], button, a') || lever.querySelector('[tabindex], button, a')).toBeFalsy();
});

it.each([
  [false, 1],
  [true, 0],
])('moves when a spin starts, with reduced motion: %s', (reducedMotion, times) => {
  const animate = vi.fn();
  const before = Element.prototype.animate;
  onTestFinished(() => {
    Element.prototype.animate = before;
  });
  Element.prototype.animate = animate;
  renderLever('staking', reducedMotion);
  expect(animate).toHaveBeenCalledTimes(times);
});
