import { act, fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { World } from './world.tsx';

/** Renders a world inside a stage and waits until its pictures are loaded. */
async function shownWorld(): Promise<{ stage: HTMLElement; world: HTMLElement }> {
  const { container } = render(
    <div className="play-frame">
      <World slug="starlight-fortune" />
    </div>,
  );
  await act(async () => void (await import('./world-layers.tsx')));
  const stage = container.querySelector<HTMLElement>('.play-frame');
  const world = container.querySelector<HTMLElement>('.world');
  if (!stage || !world) throw new Error('no world was rendered');
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    draw(0);
    return 1;
  });
  vi.spyOn(stage, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100));
  return { stage, world };
}

function movePointer(stage: HTMLElement, pointerType: string): void {
  fireEvent(stage, Object.assign(new MouseEvent('pointermove', { clientX: 150, clientY: 50 }), { pointerType }));
}

it('shows each picture once it is loaded, and hides all of them from screen readers', async () => {
  const { world } = await shownWorld();
  const pictures = [...world.querySelectorAll('img')];
  expect(pictures.map((picture) => picture.dataset.depth)).toEqual(['far', 'near']);
  expect(world.getAttribute('aria-hidden')).toBe('true');
  for (const picture of pictures) {
    expect(picture.dataset.loaded).toBeUndefined();
    fireEvent.load(picture);
    expect(picture.dataset.loaded).toBe('true');
  }
});

it('follows a mouse, but no touch', async () => {
  vi.stubGlobal('matchMedia', undefined);
  const { stage, world } = await shownWorld();
  movePointer(stage, 'touch');
  expect(world.style.getPropertyValue('--lean-x')).toBe('');
  movePointer(stage, 'mouse');
  expect(world.style.getPropertyValue('--lean-x')).toBe('0.50');
  expect(world.style.getPropertyValue('--lean-y')).toBe('0.00');
});

it('does not move when the player prefers reduced motion', async () => {
  const { stage, world } = await shownWorld();
  movePointer(stage, 'mouse');
  expect(world.style.getPropertyValue('--lean-x')).toBe('');
});
