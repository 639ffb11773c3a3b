import { createHash } from 'node:crypto';
import type { Forward } from './manifest.ts';
import type { Row } from './read-part.ts';

const bySeq = (one: Row, other: Row) => (BigInt(one.seq as string) < BigInt(other.seq as string) ? -1 : 1);

/** Digests the sequences of postings that follow one another in a wallet, player by player in order. */
export class ForwardDigest {
  private rows = 0;
  private readonly hash = createHash('sha256');

  add(player: string, postings: readonly Row[]): void {
    for (const currency of ['gold', 'sweeps']) {
      const own = postings.filter((row) => row.currency === currency).sort(bySeq);
      let first = 0;
      for (const [n, row] of own.entries()) {
        const next = own[n + 1];
        if (next !== undefined && BigInt(next.seq as string) === BigInt(row.seq as string) + 1n) continue;
        this.addSequence(player, currency, own.slice(first, n + 1));
        first = n + 1;
      }
    }
  }

  private addSequence(player: string, currency: string, rows: readonly Row[]): void {
    const [first, last] = [rows[0] as Row, rows.at(-1) as Row];
    const before = BigInt(first.balance_after as string) - BigInt(first.amount as string);
    const credits = rows
      .map(({ amount }) => BigInt(amount as string))
      .reduce((sum, one) => (one > 0n ? sum + one : sum), 0n);
    this.hash.update(`${[player, currency, first.seq, last.seq, before, last.balance_after, credits].join(' ')}\n`);
    this.rows += 1;
  }

  /** Returns what the postings give. Call it once. */
  end(): Forward {
    return { rows: this.rows, sha256: this.hash.digest('hex') };
  }
}
