import { beforeEach, expect, it, vi } from 'vitest';
import { elapse, type Span } from './elapse.ts';

beforeEach(() => void vi.useFakeTimers());

async function overAfter({ over }: Span, ms: number): Promise<boolean | 'not yet'> {
  let result: boolean | 'not yet' = 'not yet';
  void over.then((whole) => {
    result = whole;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return result;
}

it('is over when its time has passed', async () => {
  const span = elapse(500);
  expect(await overAfter(span, 490)).toBe('not yet');
  expect(await overAfter(span, 10)).toBe(true);
});

it('passes the remaining time faster once it is hurried', async () => {
  const span = elapse(500);
  await vi.advanceTimersByTimeAsync(300);
  span.hurry(2);
  expect(await overAfter(span, 90)).toBe('not yet');
  expect(await overAfter(span, 10)).toBe(true);
});

it('reports when it was cancelled', async () => {
  const span = elapse(500);
  span.cancel();
  expect(await overAfter(span, 0)).toBe(false);
});
