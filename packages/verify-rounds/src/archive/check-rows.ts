import type { Row, Say } from './read-part.ts';

/** What the rows of a month add up to, as in the parts of its manifest: integers by group and name. */
export class Sums {
  private readonly totals = new Map<string, bigint>();

  add(group: string, amounts: Readonly<Record<string, bigint>>): void {
    for (const [name, amount] of Object.entries(amounts)) {
      const key = `${group}: ${name}`;
      this.totals.set(key, (this.totals.get(key) ?? 0n) + amount);
    }
  }

  get(key: string): bigint {
    return this.totals.get(key) ?? 0n;
  }

  /** Returns the first difference. Null when both are equal. */
  differenceFrom(other: Sums): string | null {
    for (const key of new Set([...this.totals.keys(), ...other.totals.keys()]))
      if (this.get(key) !== other.get(key)) return `${key} is ${this.get(key)} instead of ${other.get(key)}`;
    return null;
  }
}

export function addRound(sums: Sums, row: Row): void {
  const [stake, raised, payout] = [amountOf(row, 'stake'), amountOf(row, 'raised'), amountOf(row, 'payout')];
  sums.add(String(row.currency), { rows: 1n, stake, raised, payout, paid: payout > 0n ? 1n : 0n });
}

export function addPosting(sums: Sums, row: Row): void {
  sums.add(`${row.currency} ${row.kind}`, { rows: 1n, amount: amountOf(row, 'amount') });
}

function amountOf(row: Row, name: string): bigint {
  return BigInt(row[name] as string);
}

/**
 * Checks the rounds of a player against the postings: each round took its stake and paid its payout, and each stake and win has
 * its round. A raise has an ID of its own, so raises are compared by their sums. Also checks each posting against the one with
 * the number before it, if that one is archived.
 */
export function checkPlayer(player: string, rounds: readonly Row[], postings: readonly Row[], say: Say): void {
  const wanted = new Map<string, bigint>();
  for (const row of rounds) {
    const { id, currency, state } = row;
    if (state !== 'settled') say(`round ${id} of player ${player} is not settled`);
    wanted.set(`stake ${currency} ${id}`, amountOf(row, 'raised') - amountOf(row, 'stake'));
    if (amountOf(row, 'payout') !== 0n) wanted.set(`win ${currency} ${id}`, amountOf(row, 'payout'));
  }
  for (const row of postings) {
    if (row.kind === 'raise') continue;
    const key = `${row.kind} ${row.currency} ${row.ref}`;
    const amount = wanted.get(key);
    wanted.delete(key);
    if (amount === undefined) say(`posting ${key} of player ${player} has no round`);
    else if (amount !== amountOf(row, 'amount'))
      say(`posting ${key} of player ${player} has another amount than its round`);
  }
  for (const key of wanted.keys()) say(`round of player ${player} has no posting: ${key}`);
  const raised = (rows: readonly Row[], name: string) => rows.reduce((sum, row) => sum + amountOf(row, name), 0n);
  if (
    raised(rounds, 'raised') +
      raised(
        postings.filter(({ kind }) => kind === 'raise'),
        'amount',
      ) !==
    0n
  )
    say(`the raises of player ${player} differ from those of the rounds`);
  checkBalances(player, postings, say);
}

function checkBalances(player: string, postings: readonly Row[], say: Say): void {
  const order = (row: Row) => amountOf(row, 'seq');
  for (const currency of new Set(postings.map((row) => row.currency))) {
    const own = postings
      .filter((row) => row.currency === currency)
      .sort((one, other) => (order(one) < order(other) ? -1 : 1));
    for (const [n, row] of own.entries()) {
      const before = own[n - 1];
      if (before === undefined || order(row) > order(before) + 1n) continue;
      const balance = amountOf(before, 'balance_after') + amountOf(row, 'amount');
      if (order(row) === order(before) || amountOf(row, 'balance_after') !== balance)
        say(`posting ${row.seq} of player ${player} in ${currency} does not continue the one before it`);
    }
  }
}
