import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GamePoster } from './game-poster.tsx';

function sourceOf(poster: React.ReactElement): string {
  const { container } = render(poster);
  return container.querySelector('img')?.getAttribute('src') ?? '';
}

describe('the poster of a game', () => {
  it('is the file with its slug', () => {
    expect(sourceOf(<GamePoster slug="keno-fortune" />)).toContain('posters/keno-fortune');
  });

  it('is the picture of the catalogue if there is one', () => {
    expect(sourceOf(<GamePoster slug="keno-fortune" thumbnail="/own.png" />)).toBe('/own.png');
  });

  it('is neutral for games without one, whatever their slug', () => {
    for (const slug of ['bell-fruit', '', '../poster-fallback', 'constructor', '__proto__'])
      expect(sourceOf(<GamePoster slug={slug} />), slug).toContain('poster-fallback');
  });
});
