import { doubleOnce } from '@goldwren/game-engine/testing';
import { expect, it, vi } from 'vitest';
import { rememberChoice, rememberedChoice } from './remembered-choice.ts';

it('keeps one choice for each game', () => {
  rememberChoice('owls', doubleOnce, { side: 'low' });
  expect(rememberedChoice('owls', doubleOnce)).toEqual({ side: 'low' });
  expect(rememberedChoice('wrens', doubleOnce)).toBeNull();
});

it('keeps none that cannot be played: the one before stays', () => {
  rememberChoice('owls', doubleOnce, { side: 'low' });
  rememberChoice('owls', doubleOnce, { side: 'middle' });
  rememberChoice('owls', doubleOnce, {});
  expect(rememberedChoice('owls', doubleOnce)).toEqual({ side: 'low' });
});

it.each(['{', '7', 'null', '[]', '{}', '{"side":"middle"}', '{"side":"low","turbo":true}'])(
  'reads nothing out of %s',
  (stored) => {
    localStorage.setItem('goldwren-choice-owls', stored);
    expect(rememberedChoice('owls', doubleOnce)).toBeNull();
  },
);

it('does without a storage that is blocked', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('blocked');
    });
  }
  rememberChoice('owls', doubleOnce, { side: 'low' });
  expect(rememberedChoice('owls', doubleOnce)).toBeNull();
});
