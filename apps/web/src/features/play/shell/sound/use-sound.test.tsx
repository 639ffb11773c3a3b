import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSound } from './use-sound.ts';

it('is off at the first visit, and remembers the choice', () => {
  const first = renderHook(useSound);
  expect(first.result.current.on).toBe(false);
  act(() => first.result.current.choose(true));
  expect(first.result.current.on).toBe(true);
  first.unmount();
  const second = renderHook(useSound);
  expect(second.result.current.on).toBe(true);
  act(() => second.result.current.choose(false));
  expect(renderHook(useSound).result.current.on).toBe(false);
});
