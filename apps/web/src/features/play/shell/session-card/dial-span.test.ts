import type { PlayStatus } from '@goldwren/contracts/player';
import { expect, it } from 'vitest';
import { dialSpanOf, secondsLeft, shareOf } from './dial-span.ts';

const status = (change: Partial<PlayStatus>): PlayStatus => ({
  restrictions: [],
  cool_off_until: null,
  self_exclusion: null,
  today: { seconds: 0, net: { gold: '0.00', sweeps: '0.00' } },
  reality_check: null,
  limits: [],
  ...change,
});
const limit = (kind: 'play_time' | 'gold_loss', amount: string, left: string): PlayStatus['limits'][number] => ({
  ...{ kind, amount, left, period: 'day', reserved: null, wanted: null, resets_at: '2026-11-28T05:00:00.000Z' },
  used: String(Number(amount) - Number(left)),
});
const check = (minutes: 15 | 30 | 60, seconds: number) => ({ minutes, seconds, due: false });

it('shows an hour of the session without a limit or a reality check, and before the server has answered', () => {
  for (const known of [undefined, status({})]) {
    expect(dialSpanOf(known, 0, 900)).toEqual({ kind: 'hour', whole: 3600, passed: 900 });
    expect(shareOf(dialSpanOf(known, 0, 3600 + 900))).toBe(0.25);
  }
});

it('shows the limit on play time with what was used before this session, but no other limit', () => {
  const span = dialSpanOf(
    status({ limits: [limit('gold_loss', '5.00', '1.00'), limit('play_time', '60', '20')] }),
    300,
    300,
  );
  expect(span).toEqual({ kind: 'limit', whole: 3600, passed: 2700 });
  expect([shareOf(span), secondsLeft(span)]).toEqual([0.75, 900]);
});

it('shows whichever of the limit and the reality check comes first', () => {
  const limits = [limit('play_time', '60', '20')];
  const near = dialSpanOf(status({ limits, reality_check: check(30, 900) }), 60, 0);
  expect(near).toEqual({ kind: 'realityCheck', whole: 1800, passed: 960 });
  expect(dialSpanOf(status({ limits, reality_check: check(60, 0) }), 60, 0).kind).toBe('limit');
});

it('never shows more than a whole turn or a negative rest', () => {
  const over = dialSpanOf(status({ reality_check: check(15, 890) }), 600, 0);
  expect([shareOf(over), secondsLeft(over)]).toEqual([1, 0]);
  expect(shareOf({ kind: 'limit', whole: 0, passed: 0 })).toBe(1);
});
