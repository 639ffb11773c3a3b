import { catalogue } from '@goldwren/game-engine/registry';
import { describe, expect, it } from 'vitest';
import { isPlayable, loadGameModule } from './load-game-module.ts';

describe('every game of the catalogue', () => {
  it.each(catalogue)('$slug has a stage with its own engine', async ({ slug, game }) => {
    expect(isPlayable(slug)).toBe(true);
    expect((await loadGameModule(slug)).engine).toBe(game);
  });
});

describe('a game without a stage', () => {
  it.each(['chess', '', '..', 'starlight-fortune/../jacks-or-better-poker', 'constructor'])(
    'throws for %j',
    async (slug) => {
      expect(isPlayable(slug)).toBe(false);
      await expect(loadGameModule(slug)).rejects.toThrow(RangeError);
    },
  );
});
