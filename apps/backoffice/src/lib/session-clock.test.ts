import { staffSession } from '@goldwren/rules';
import { describe, expect, it } from 'vitest';
import { sessionStateAt } from './session-clock.ts';

const minute = 60_000;
const idleEnd = staffSession.idleMinutes * minute;
const end = staffSession.absoluteHours * 60 * minute;

describe('sessionStateAt', () => {
  it('warns a minute before the idle timeout, and ends the session at the timeout', () => {
    const times = { inputAt: 0, startedAt: 0 };
    expect(sessionStateAt(idleEnd - minute - 1, times)).toBe('open');
    expect(sessionStateAt(idleEnd - minute, times)).toBe('idle');
    expect(sessionStateAt(idleEnd - 1, times)).toBe('idle');
    expect(sessionStateAt(idleEnd, times)).toBe('over');
  });

  it('ends after eight hours even if the page is in use', () => {
    const busy = (now: number) => sessionStateAt(now, { inputAt: now, startedAt: 0 });
    expect(busy(end - minute - 1)).toBe('open');
    expect(busy(end - minute)).toBe('old');
    expect(busy(end)).toBe('over');
  });
});
