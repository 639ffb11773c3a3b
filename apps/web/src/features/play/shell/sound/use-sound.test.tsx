import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readLevels, storeLevels } from './sound-levels.ts';
import { useSound } from './use-sound.ts';

const openSound = () => renderHook(() => useSound('chess', 'idle'));

beforeEach(() => localStorage.clear());

it('is off at the first visit, and remembers both switches', () => {
  const first = openSound();
  expect(first.result.current).toMatchObject({ sound: false, vibration: false });
  act(() => first.result.current.setSound(true));
  act(() => first.result.current.setVibration(true));
  expect(first.result.current).toMatchObject({ sound: true, vibration: true });
  first.unmount();
  const second = openSound();
  expect(second.result.current).toMatchObject({ sound: true, vibration: true });
  act(() => second.result.current.setSound(false));
  expect(openSound().result.current).toMatchObject({ sound: false, vibration: true });
});

it('remembers the levels', () => {
  storeLevels({ effects: 0.4, background: 0 });
  expect(readLevels()).toEqual({ effects: 0.4, background: 0 });
});

it.each(['', '{', 'null', '[]', '{"effects":7,"background":0}', '{"effects":"1","background":1}'])(
  'is at full volume when "%s" is stored as the levels',
  (stored) => {
    if (stored) localStorage.setItem('goldwren-sound-levels', stored);
    expect(readLevels()).toEqual({ effects: 1, background: 1 });
  },
);
