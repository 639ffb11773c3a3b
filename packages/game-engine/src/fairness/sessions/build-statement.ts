import { toHex } from '../../bytes.ts';
import { formatAmount, parseAmount } from '../amounts.ts';
import type { Sha256 } from '../cryptography.ts';
import {
  type Amounts,
  chainLinkMessage,
  chainStartMessage,
  type RoundRecord,
  type SessionStatement,
} from './session-statement.ts';

function parseHundredths(text: string): bigint {
  const amount = parseAmount(text);
  if (amount === null) throw new RangeError('malformed amount');
  return amount;
}

type Sums = { gold: bigint; sweeps: bigint };

function formatSums(sums: Sums): Amounts {
  return { gold: formatAmount(sums.gold), sweeps: formatAmount(sums.sweeps) };
}

function addRound(staked: Sums, paid: Sums, { currency, stake, raised, payout }: RoundRecord): void {
  if (currency !== 'gold' && currency !== 'sweeps') throw new RangeError('unknown currency');
  staked[currency] += parseHundredths(stake) + parseHundredths(raised);
  paid[currency] += parseHundredths(payout);
}

/** Returns the sums by currency. @throws RangeError on a malformed amount or currency. */
export function sumRounds(records: readonly RoundRecord[]): { staked: Amounts; paid: Amounts } {
  const staked = { gold: 0n, sweeps: 0n };
  const paid = { gold: 0n, sweeps: 0n };
  for (const record of records) addRound(staked, paid, record);
  return { staked: formatSums(staked), paid: formatSums(paid) };
}

export type StatedSession = Pick<SessionStatement, 'session' | 'outcome_seed' | 'chain_start' | 'maths_hash'>;

/** Builds a statement round by round, so that a session does not have to fit into memory. */
export type StatementBuilder = {
  /** Adds the next settled round. @throws RangeError when its nonce is not the next one or an amount is malformed. */
  add(record: RoundRecord): void;
  statement(): SessionStatement;
};

export function statementBuilder(
  sha256: Sha256,
  { session, outcome_seed, chain_start, maths_hash }: StatedSession,
): StatementBuilder {
  let link = sha256(chainStartMessage(session));
  let rounds = 0;
  const staked = { gold: 0n, sweeps: 0n };
  const paid = { gold: 0n, sweeps: 0n };
  return {
    add(record) {
      if (record.nonce !== rounds) throw new RangeError(`round ${record.nonce} at position ${rounds}`);
      addRound(staked, paid, record);
      link = sha256(chainLinkMessage(link, record));
      rounds += 1;
    },
    statement: () => ({
      ...{ session, outcome_seed, chain_start, maths_hash, rounds },
      ...{ staked: formatSums(staked), paid: formatSums(paid), rounds_hash: toHex(link) },
    }),
  };
}

/**
 * Builds the statement of an ended session, which the operator signs.
 * @param records all settled rounds, nonces 0, 1, 2 …
 * @throws RangeError when a nonce is out of order or an amount is malformed.
 */
export function buildStatement(
  sha256: Sha256,
  session: StatedSession,
  records: readonly RoundRecord[],
): SessionStatement {
  const builder = statementBuilder(sha256, session);
  for (const record of records) builder.add(record);
  return builder.statement();
}
