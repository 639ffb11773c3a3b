import type { RoundRecord } from '@goldwren/contracts/player';
import { pagination } from '@goldwren/rules';
import { hundredthsOf } from '../../model/play-state.ts';
import type { PlayDeps } from '../play-deps.ts';

type Entry = Awaited<ReturnType<PlayDeps['wallet']['activity']>>['results'][number];

const pageSize = String(pagination.maxLimit);
/** A session with more ledger entries is compared as far back as these pages reach. */
const mostPages = 5;
/** Entries of a round may be a little older than its record. */
const toleranceMs = 60_000;
const roundKinds: ReadonlySet<string> = new Set(['stake', 'raise', 'win']);

/** The ledger entries of a session's rounds, newest first. */
export interface SessionEntries {
  readonly entries: readonly Pick<Entry, 'reference' | 'currency' | 'amount'>[];
  /** False when older entries were not read. */
  readonly isComplete: boolean;
}

/** Reads the entries of these rounds from the player's activity. */
export async function listSessionEntries(
  wallet: PlayDeps['wallet'],
  records: readonly RoundRecord[],
): Promise<SessionEntries> {
  const [first] = records;
  if (!first) return { entries: [], isComplete: true };
  const ids = new Set(records.map(({ id }) => id));
  const oldest = Date.parse(first.at) - toleranceMs;
  const entries: Entry[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const { results, next_cursor } = await wallet.activity({ query: { limit: pageSize, ...(cursor && { cursor }) } });
    entries.push(...results.filter(({ kind, reference }) => roundKinds.has(kind) && ids.has(reference)));
    const last = results.at(-1);
    if (next_cursor === null || last === undefined || Date.parse(last.at) < oldest)
      return { entries, isComplete: true };
    cursor = next_cursor;
  }
  return { entries, isComplete: false };
}

/** True when the entries of every round add up to its payout minus its stake and raises, in its coin. */
export function entriesMatch(records: readonly RoundRecord[], { entries, isComplete }: SessionEntries): boolean {
  const sums = new Map<string, bigint>();
  const keyOf = (reference: string, currency: string) => `${reference} ${currency}`;
  for (const { reference, currency, amount } of entries) {
    const key = keyOf(reference, currency);
    sums.set(key, (sums.get(key) ?? 0n) + hundredthsOf(amount));
  }
  const sumOf = ({ id, currency }: RoundRecord) => sums.get(keyOf(id, currency));
  // Without older entries, those of the oldest round found may be cut off.
  const from = isComplete ? 0 : records.findIndex((record) => sumOf(record) !== undefined) + 1;
  if (!isComplete && from === 0) return true;
  return records.slice(from).every((record) => {
    const { payout, stake, raised } = record;
    return sumOf(record) === hundredthsOf(payout) - hundredthsOf(stake) - hundredthsOf(raised);
  });
}
