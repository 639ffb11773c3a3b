import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const pictures = [...world.querySelectorAll<HTMLElement>('.world-layer')];
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
  expect(world.style.getPropertyValue('--lean-x')).toBe('0.5');
  expect(world.style.getPropertyValue('--lean-y')).toBe('0.0');
});

it('springs back when the mouse leaves, and holds still while reels turn', async () => {
  vi.stubGlobal('matchMedia', undefined);
  const { stage, world } = await shownWorld();
  movePointer(stage, 'mouse');
  fireEvent.pointerLeave(stage);
  expect(world.style.getPropertyValue('--lean-x')).toBe('0');
  expect(world.hasAttribute('data-leaning')).toBe(false);
  stage.classList.add('stage');
  stage.dataset.playing = 'showing';
  movePointer(stage, 'mouse');
  expect(world.style.getPropertyValue('--lean-x')).toBe('0');
  stage.dataset.playing = 'deciding';
  movePointer(stage, 'mouse');
  expect(world.style.getPropertyValue('--lean-x')).toBe('0.5');
});

it('has sprites with one picture, which begin one after another', async () => {
  vi.stubGlobal('matchMedia', undefined);
  const { world } = await shownWorld();
  const sprites = [...world.querySelectorAll<HTMLImageElement>('.world-life img')];
  expect(sprites.length).toBeGreaterThan(0);
  const motion = world.querySelector<HTMLElement>('.world-life')?.style.getPropertyValue('--motion');
  expect(readFileSync(join(import.meta.dirname, 'life.css'), 'utf8')).toContain(`@keyframes ${motion} {`);
  expect(new Set(sprites.map(({ src }) => src)).size).toBe(1);
  expect(new Set(sprites.map(({ style }) => style.getPropertyValue('--begun'))).size).toBe(sprites.length);
  expect(world.hasAttribute('data-awake')).toBe(true);
});

it('does not move when the player prefers reduced motion', async () => {
  const { stage, world } = await shownWorld();
  movePointer(stage, 'mouse');
  expect(world.style.getPropertyValue('--lean-x')).toBe('');
  expect(world.hasAttribute('data-awake')).toBe(false);
});
