import type { RoundRecord } from '@goldwren/contracts/player';
import { describe, expect, it, vi } from 'vitest';
import type { PlayDeps } from '../play-deps.ts';
import { entriesMatch, listSessionEntries } from './session-entries.ts';

const records = [1, 2, 3].map((n) => ({
  ...{ id: `round-${n}`, at: `2026-11-21T12:0${n}:00.000Z`, currency: 'gold' },
  ...{ stake: '10.00', raised: n === 2 ? '10.00' : '0.00', payout: n === 3 ? '25.00' : '0.00' },
})) as RoundRecord[];

const entryOf = (n: number, kind: string, amount: string, currency = 'gold') => ({
  ...{ id: `${n}-${kind}`, at: `2026-11-21T12:0${n}:00.000Z`, kind, amount, currency, reference: `round-${n}` },
});
const honest = [
  entryOf(3, 'win', '25.00'),
  entryOf(3, 'stake', '-10.00'),
  entryOf(2, 'raise', '-10.00'),
  entryOf(2, 'stake', '-10.00'),
  entryOf(1, 'stake', '-10.00'),
];
const other = { ...entryOf(9, 'purchase', '100.00'), at: '2026-11-21T12:02:30.000Z' };
const older = { ...entryOf(9, 'purchase', '100.00'), at: '2026-11-20T12:00:00.000Z' };

/** Serves the entries in pages of this size, and then pages without end that repeat `tail`. */
function walletWith(entries: readonly object[], pageSize: number, tail: object | null = null) {
  const activity = vi.fn(async ({ query }: { query: { cursor?: string } }) => {
    const from = Number(query.cursor ?? 0);
    const results = from < entries.length ? entries.slice(from, from + pageSize) : tail ? [tail] : [];
    const isLast = tail === null && from + pageSize >= entries.length;
    return { results, next_cursor: isLast ? null : String(from + pageSize) };
  });
  return { activity } as unknown as PlayDeps['wallet'] & { activity: typeof activity };
}

const judge = async (entries: readonly object[], pageSize = 2, tail: object | null = null) =>
  entriesMatch(records, await listSessionEntries(walletWith(entries, pageSize, tail), records));

describe('the ledger entries of a session', () => {
  it('match the rounds over several pages and between other movements', async () => {
    expect(await judge(honest)).toBe(true);
    expect(await judge([other, ...honest.slice(0, 3), other, ...honest.slice(3), older])).toBe(true);
  });

  it.each([
    ['a payout is missing', honest.slice(1)],
    ['a payout is smaller', [entryOf(3, 'win', '24.99'), ...honest.slice(1)]],
    ['a payout is booked as another kind', [entryOf(3, 'bonus', '25.00'), ...honest.slice(1)]],
    ['a raise is missing', honest.filter(({ kind }) => kind !== 'raise')],
    ['a round is missing', honest.filter(({ reference }) => reference !== 'round-2')],
    ['a round is charged in the other coin', [...honest.slice(0, 4), entryOf(1, 'stake', '-10.00', 'sweeps')]],
    ['a stake is charged twice', [...honest, entryOf(1, 'stake', '-10.00')]],
    ['nothing is listed', []],
  ])('do not match when %s', async (_what, entries) => {
    expect(await judge(entries)).toBe(false);
  });

  it('are read until they are older than the session', async () => {
    const wallet = walletWith([...honest, older], 2, older);
    expect((await listSessionEntries(wallet, records)).isComplete).toBe(true);
    expect(wallet.activity).toHaveBeenCalledTimes(3);
  });

  it('are not a violation where they were not read', async () => {
    const many = Array.from({ length: 5 }, () => other);
    expect(await judge([...honest.slice(0, 3), ...many], 1, other)).toBe(true);
    expect(await judge([...many, ...honest], 1, other)).toBe(true);
    expect(await judge([...honest.slice(1, 4), other], 1, other)).toBe(false);
  });

  it('end with an empty page, whatever comes after it', async () => {
    const activity = async () => ({ results: [], next_cursor: 'more' });
    const read = await listSessionEntries({ activity } as unknown as PlayDeps['wallet'], records);
    expect(read).toEqual({ entries: [], isComplete: true });
    expect(entriesMatch(records, read)).toBe(false);
  });

  it('need no call for a session without rounds', async () => {
    const wallet = walletWith([], 2);
    const none = await listSessionEntries(wallet, []);
    expect(none).toEqual({ entries: [], isComplete: true });
    expect(entriesMatch([], none)).toBe(true);
    expect(wallet.activity).not.toHaveBeenCalled();
  });
});
