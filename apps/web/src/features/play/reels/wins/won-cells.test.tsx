import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SymbolSheet } from '../symbol-sheet.ts';
import { WonCells } from './won-cells.tsx';

const sheet = { url: 'symbols.svg', ids: ['bell', 'key', 'owl'] } as unknown as SymbolSheet;
const shown = { reel: 1, window: ['bell', 'key', 'owl'], sheet, reducedMotion: false } as const;

afterEach(() => void Reflect.deleteProperty(Element.prototype, 'animate'));

/** Records what moves, and how. */
function recordMotion(): { element: Element; frames: Keyframe[] }[] {
  const moved: { element: Element; frames: Keyframe[] }[] = [];
  Element.prototype.animate = function animate(this: Element, frames) {
    moved.push({ element: this, frames: frames as Keyframe[] });
    return { cancel: () => undefined } as Animation;
  };
  return moved;
}

it('draws the winning symbols of its reel over a layer that dims the others', () => {
  const cells = [
    [0, 0],
    [1, 0],
    [1, 2],
    [2, 1],
  ] as const;
  const { container } = render(<WonCells {...shown} cells={cells} />);
  const layer = container.querySelector<HTMLElement>('.won-cells');
  const won = [...(layer?.children ?? [])] as HTMLElement[];
  expect(won.map(({ style }) => style.gridRow)).toEqual(['1', '3']);
  expect(won.every((cell) => cell.hasAttribute('data-won') && cell.querySelector('.reel-symbol'))).toBe(true);
  const css = readFileSync(join(import.meta.dirname, 'won-cells.css'), 'utf8');
  const dimmed = /^\.won-cells \{[^}]*?background: oklch\(0\.12 [^/]*\/ (\d+)%\);/.exec(css)?.[1];
  expect(Number(dimmed)).toBeGreaterThanOrEqual(40);
});

it('lets each winning symbol beat, larger and back, with transforms only', () => {
  const moved = recordMotion();
  const { container } = render(
    <WonCells
      {...shown}
      cells={[
        [1, 0],
        [1, 1],
      ]}
    />,
  );
  expect(moved.map(({ element }) => element)).toEqual([...container.querySelectorAll('.reel-symbol')]);
  for (const { frames } of moved) {
    expect(frames.map(({ transform }) => transform)).toEqual(['scale(1)', 'scale(1.12)', 'scale(1)']);
  }
});

it('does not beat with reduced motion', () => {
  const moved = recordMotion();
  render(<WonCells {...shown} cells={[[1, 0]]} reducedMotion />);
  expect(moved).toEqual([]);
});
