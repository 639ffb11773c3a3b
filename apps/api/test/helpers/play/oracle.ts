import { formatHundredths, parseHundredths } from '@goldwren/rules';
import type pg from 'pg';
import { exactTypes } from '../../../src/platform/postgres/pg-client.ts';

/** A round in an answer that a client received. */
export interface AcknowledgedRound {
  readonly round_id: string;
  readonly state: 'settled' | 'open';
  readonly currency: string;
  readonly stake: string;
  readonly raised: string;
  readonly payout: string;
}

interface StoredRound {
  id: string;
  currency: string;
  state: string;
  stake: bigint;
  raised: bigint;
  payout: bigint;
}

/** Returns the rows of a query, with int8 as bigint for any pool. */
async function rowsOf<Row extends pg.QueryResultRow>(sql: pg.Pool | pg.Client, text: string): Promise<Row[]> {
  return (await sql.query<Row>({ text, types: exactTypes })).rows;
}

/**
 * Checks the ledger, and compares it with the acknowledged rounds. It shares no code with the product's reconciliation, so
 * that neither hides a bug of the other. Returns one line per fault.
 */
export async function findLedgerFaults(
  sql: pg.Pool | pg.Client,
  acknowledged: readonly AcknowledgedRound[] = [],
): Promise<string[]> {
  return [...(await findLostRounds(sql, acknowledged)), ...(await walletFaults(sql)), ...(await roundFaults(sql))];
}

/** Returns a fault for each acknowledged round that is missing or stored with other amounts. */
export async function findLostRounds(
  sql: pg.Pool | pg.Client,
  acknowledged: readonly AcknowledgedRound[],
): Promise<string[]> {
  const rows = await rowsOf<StoredRound>(sql, 'SELECT id, currency, state, stake, raised, payout FROM round');
  const stored = new Map(rows.map((row) => [row.id, row]));
  const faults: string[] = [];
  for (const round of acknowledged) {
    const found = stored.get(round.round_id);
    if (!found) faults.push(`round ${round.round_id} was acknowledged and is lost`);
    else if (!agrees(round, found)) faults.push(`round ${round.round_id} is not as it was acknowledged`);
  }
  return faults;
}

function agrees(round: AcknowledgedRound, found: StoredRound): boolean {
  if (round.currency !== found.currency) return false;
  // A round that was acknowledged as open may have been raised and settled since.
  if (round.stake !== formatHundredths(found.stake - found.raised)) return false;
  if (round.state === 'open') return (parseHundredths(round.raised) ?? 0n) <= found.raised;
  const sameAmounts =
    round.raised === formatHundredths(found.raised) && round.payout === formatHundredths(found.payout);
  return found.state === 'settled' && sameAmounts;
}

async function walletFaults(sql: pg.Pool | pg.Client): Promise<string[]> {
  const wallets = await rowsOf(sql, 'SELECT player_id, currency, balance, unplayed, version, cum_credit FROM wallet');
  const journal = await rowsOf(
    sql,
    'SELECT player_id, currency, seq, amount, balance_after FROM journal ORDER BY player_id, currency, seq',
  );
  const running = new Map<string, { seq: bigint; balance: bigint; credits: bigint }>();
  const faults: string[] = [];
  for (const row of journal) {
    const name = `${row.player_id} ${row.currency}`;
    const before = running.get(name) ?? { seq: 0n, balance: 0n, credits: 0n };
    const now = { seq: before.seq + 1n, balance: before.balance + row.amount, credits: before.credits };
    if (row.amount > 0n) now.credits += row.amount;
    if (row.seq !== now.seq) faults.push(`${name}: journal row ${row.seq} follows ${before.seq}`);
    if (row.balance_after !== now.balance) faults.push(`${name}: balance breaks at row ${row.seq}`);
    running.set(name, now);
  }
  for (const row of wallets) {
    const name = `${row.player_id} ${row.currency}`;
    const says = running.get(name) ?? { seq: 0n, balance: 0n, credits: 0n };
    running.delete(name);
    if (row.balance !== says.balance) faults.push(`${name}: wallet ${row.balance}, journal ${says.balance}`);
    if (row.version !== says.seq) faults.push(`${name}: version ${row.version}, ${says.seq} rows`);
    if (row.cum_credit !== says.credits) faults.push(`${name}: credits ${row.cum_credit}, journal ${says.credits}`);
    if (row.balance < 0n || row.unplayed < 0n || row.unplayed > row.balance) faults.push(`${name}: impossible amounts`);
  }
  return [...faults, ...[...running.keys()].map((name) => `${name}: journal without a wallet`)];
}

async function roundFaults(sql: pg.Pool | pg.Client): Promise<string[]> {
  const rounds = await rowsOf(
    sql,
    'SELECT id, session_id, nonce, state, stake, raised, payout FROM round ORDER BY session_id, nonce',
  );
  const postings = await rowsOf(sql, "SELECT ref, kind, amount FROM journal WHERE kind IN ('stake', 'raise', 'win')");
  const raises = await rowsOf(sql, 'SELECT round_id, step, ref, amount FROM round_raise ORDER BY round_id, step');
  const byRef = new Map<string, bigint[]>();
  for (const { ref, kind, amount } of postings)
    byRef.set(`${kind} ${ref}`, [...(byRef.get(`${kind} ${ref}`) ?? []), amount]);
  const faults: string[] = [];
  const take = (kind: string, id: string): string => {
    const found = byRef.get(`${kind} ${id}`) ?? [];
    byRef.delete(`${kind} ${id}`);
    return found.join(' and ');
  };
  const raised = new Map<string, bigint>();
  for (const { round_id: id, step, ref, amount } of raises) {
    const posted = take('raise', ref);
    if (posted !== String(-amount))
      faults.push(`round ${id}: raise ${amount} at ${step}, posted ${posted || 'nothing'}`);
    raised.set(id, (raised.get(id) ?? 0n) + amount);
  }
  const nonces = new Map<string, number>();
  for (const round of rounds) {
    const stake = take('stake', round.id);
    const win = take('win', round.id);
    const base = round.stake - round.raised;
    if (stake !== String(-base)) faults.push(`round ${round.id}: stake ${base}, posted ${stake || 'nothing'}`);
    if (round.raised !== (raised.get(round.id) ?? 0n))
      faults.push(`round ${round.id}: raised by ${round.raised}, raises say ${raised.get(round.id) ?? 'nothing'}`);
    raised.delete(round.id);
    if (round.state === 'open' && win !== '') faults.push(`round ${round.id}: open and paid ${win}`);
    if (win !== (round.payout > 0n ? String(round.payout) : ''))
      faults.push(`round ${round.id}: payout ${round.payout}, posted ${win || 'nothing'}`);
    const expected = (nonces.get(round.session_id) ?? -1) + 1;
    if (round.nonce !== expected)
      faults.push(`session ${round.session_id}: nonce ${round.nonce} where ${expected} should be`);
    nonces.set(round.session_id, round.nonce);
  }
  const lost = [...raised.keys()].map((id) => `raise without a round: ${id}`);
  return [...faults, ...lost, ...[...byRef.keys()].map((name) => `posting without a round: ${name}`)];
}
