import { doubleOnce } from '@goldwren/game-engine/testing';
import { expect, it, vi } from 'vitest';
import { rememberChoice, rememberedChoice } from './remembered-choice.ts';

it('stores one choice per game', () => {
  rememberChoice('owls', doubleOnce, { side: 'low' });
  expect(rememberedChoice('owls', doubleOnce)).toEqual({ side: 'low' });
  expect(rememberedChoice('wrens', doubleOnce)).toBeNull();
});

it('does not store an invalid choice, and returns the previous one', () => {
  rememberChoice('owls', doubleOnce, { side: 'low' });
  rememberChoice('owls', doubleOnce, { side: 'middle' });
  rememberChoice('owls', doubleOnce, {});
  expect(rememberedChoice('owls', doubleOnce)).toEqual({ side: 'low' });
});

it.each(['{', '7', 'null', '[]', '{}', '{"side":"middle"}', '{"side":"low","turbo":true}'])(
  'reads nothing from %s',
  (stored) => {
    localStorage.setItem('goldwren-choice-owls', stored);
    expect(rememberedChoice('owls', doubleOnce)).toBeNull();
  },
);

it('works when storage is blocked', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('Storage is blocked');
    });
  }
  rememberChoice('owls', doubleOnce, { side: 'low' });
  expect(rememberedChoice('owls', doubleOnce)).toBeNull();
});
