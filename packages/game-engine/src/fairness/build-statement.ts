import { toHex } from '../bytes.ts';
import { amountText, parseAmount } from './amounts.ts';
import type { Sha256 } from './cryptography.ts';
import {
  type Amounts,
  chainLinkMessage,
  chainStartMessage,
  type RoundRecord,
  type SessionStatement,
} from './session-statement.ts';

function hundredths(text: string): bigint {
  const amount = parseAmount(text);
  if (amount === null) throw new RangeError('malformed amount');
  return amount;
}

/** Sums by currency. @throws RangeError on a malformed amount or currency. */
export function totalsOf(records: readonly RoundRecord[]): { staked: Amounts; paid: Amounts } {
  const staked = { gold: 0n, sweeps: 0n };
  const paid = { gold: 0n, sweeps: 0n };
  for (const { currency, stake, raised, payout } of records) {
    if (currency !== 'gold' && currency !== 'sweeps') throw new RangeError('no such currency');
    staked[currency] += hundredths(stake) + hundredths(raised);
    paid[currency] += hundredths(payout);
  }
  const text = (sums: typeof staked): Amounts => ({ gold: amountText(sums.gold), sweeps: amountText(sums.sweeps) });
  return { staked: text(staked), paid: text(paid) };
}

/**
 * The statement of an ended session, as the house signs it.
 * @param records all settled rounds, nonces 0, 1, 2 …
 * @throws RangeError when a nonce is out of its place or an amount malformed.
 */
export function buildStatement(
  sha256: Sha256,
  session: { session: string; outcome_seed: string; maths_hash: string },
  records: readonly RoundRecord[],
): SessionStatement {
  let link = sha256(chainStartMessage(session.session));
  for (const [index, record] of records.entries()) {
    if (record.nonce !== index) throw new RangeError(`round ${record.nonce} at place ${index}`);
    link = sha256(chainLinkMessage(link, record));
  }
  const { session: id, outcome_seed, maths_hash } = session;
  return {
    session: id,
    outcome_seed,
    maths_hash,
    rounds: records.length,
    ...totalsOf(records),
    rounds_hash: toHex(link),
  };
}
