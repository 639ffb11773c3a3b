import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database.ts';
import { type Sequence, type SequenceSource, selectSequences } from './archived-rows.checks.ts';

/** The forward rows of a month, as its manifest describes them. They replace its postings of play once the month is dropped. */
export interface Forward {
  /** How many sequences of postings that follow one another in a wallet. */
  readonly rows: number;
  /** SHA-256 of their lines, in hex. */
  readonly sha256: string;
}

const pageRows = 5_000;

/**
 * Reads the sequences of a month from its postings, or from its forward rows, and digests them. Both give the same as long as
 * nothing was changed. A page is in memory.
 */
export async function digestForward(db: Db, month: string, source: SequenceSource): Promise<Forward> {
  const digest = createHash('sha256');
  let rows = 0;
  let current: Sequence | null = null;
  const end = () => {
    if (current === null) return;
    digest.update(lineOf(current));
    rows += 1;
  };
  for await (const next of sequencesOf(db, month, source)) {
    if (current !== null && source === 'journal' && continues(current, next)) current = joined(current, next);
    else {
      end();
      current = next;
    }
  }
  end();
  return { rows, sha256: digest.digest('hex') };
}

async function* sequencesOf(db: Db, month: string, source: SequenceSource): AsyncGenerator<Sequence> {
  let after: Sequence | null = null;
  for (;;) {
    const page: Sequence[] = await selectSequences(db, source, month, after, pageRows);
    yield* page;
    after = page.at(-1) ?? null;
    if (page.length < pageRows) return;
  }
}

function continues(before: Sequence, next: Sequence): boolean {
  return (
    before.player_id === next.player_id &&
    before.currency === next.currency &&
    BigInt(next.first_seq) === BigInt(before.last_seq) + 1n
  );
}

function joined(before: Sequence, { last_seq, balance_after, credits }: Sequence): Sequence {
  return { ...before, last_seq, balance_after, credits: String(BigInt(before.credits) + BigInt(credits)) };
}

function lineOf({
  player_id,
  currency,
  first_seq,
  last_seq,
  balance_before,
  balance_after,
  credits,
}: Sequence): string {
  return `${[player_id, currency, first_seq, last_seq, balance_before, balance_after, credits].join(' ')}\n`;
}
