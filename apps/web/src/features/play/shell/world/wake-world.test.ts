import { expect, it, onTestFinished, vi } from 'vitest';
import { wakeWorld } from './wake-world.ts';

function awakeWorld(): { world: HTMLElement; isAwake: () => boolean; end: () => void } {
  vi.useFakeTimers();
  const world = document.body.appendChild(document.createElement('div'));
  const end = wakeWorld(world);
  onTestFinished(() => {
    end();
    world.remove();
    vi.useRealTimers();
  });
  return { world, isAwake: () => world.hasAttribute('data-awake'), end };
}

it('rests when the table is left alone for a minute, and wakes at the next press', () => {
  const { isAwake } = awakeWorld();
  expect(isAwake()).toBe(true);
  vi.advanceTimersByTime(59_000);
  expect(isAwake()).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(isAwake()).toBe(false);
  window.dispatchEvent(new Event('pointerdown'));
  expect(isAwake()).toBe(true);
});

it('rests while the page is hidden', () => {
  const { isAwake } = awakeWorld();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isAwake()).toBe(false);
  // A key, such as the one that opens another tab, does not wake it.
  window.dispatchEvent(new Event('keydown'));
  expect(isAwake()).toBe(false);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isAwake()).toBe(true);
});

it('rests while its stage is outside the window', () => {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(changed: typeof report) {
        report = changed;
      }
      observe() {}
      disconnect() {}
    },
  );
  const { isAwake } = awakeWorld();
  report([{ isIntersecting: false }]);
  expect(isAwake()).toBe(false);
  report([{ isIntersecting: true }]);
  expect(isAwake()).toBe(true);
});

it('leaves nothing behind', () => {
  const { isAwake, end } = awakeWorld();
  end();
  window.dispatchEvent(new Event('pointerdown'));
  expect(isAwake()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
