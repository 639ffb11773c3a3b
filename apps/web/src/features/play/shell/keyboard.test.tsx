import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useGameKeys } from './keyboard.ts';

/** Presses a key on the page. Returns false if the page may not scroll. */
const press = (key: string, repeat = false) => fireEvent.keyDown(document.body, { key, repeat });

it('a held key acts once, and never scrolls the page', () => {
  const handle = vi.fn(() => true);
  renderHook(() => useGameKeys(handle));
  expect(press(' ')).toBe(false);
  expect(press(' ', true)).toBe(false);
  expect(press(' ', true)).toBe(false);
  expect(handle).toHaveBeenCalledTimes(1);
});

it('a held key that the game does not use belongs to the browser', () => {
  renderHook(() => useGameKeys((key) => key === ' '));
  expect(press('PageDown')).toBe(true);
  expect(press('PageDown', true)).toBe(true);
  // Only the last key that was pressed repeats.
  expect(press(' ')).toBe(false);
  expect(press('PageDown')).toBe(true);
  expect(press(' ', true)).toBe(true);
});
