import type { Round } from '@goldwren/contracts/player';
import type { LoggedRound, SessionRecord } from '../../../../shared/fairness/client-log.ts';
import { hundredthsOf } from '../../model/play-state.ts';

type Coin = keyof Round['wallet'];
const coins: readonly Coin[] = ['gold', 'sweeps'];

/** What the server has taken for the pending round as far as this browser knows, in hundredths. */
function stakedOnPending({ pending }: SessionRecord, coin: Coin): bigint {
  if (pending === null || pending.roundId === null || pending.request.currency !== coin) return 0n;
  return hundredthsOf(pending.request.stake) + hundredthsOf(pending.raised);
}

function netOf({ record }: Pick<LoggedRound, 'record'>, coin: Coin): bigint {
  if (record.currency !== coin) return 0n;
  return hundredthsOf(record.payout) - hundredthsOf(record.stake) - hundredthsOf(record.raised);
}

/**
 * Stores the balances of an answer. Previous balance − stakes − raises + payouts must be the next balance. Any difference
 * is added to `otherChanges`, which the player sees at the end: it is a purchase, a bonus or play in another place, or the
 * server took coins. Answers do not name such changes, so a difference alone is not a violation.
 * @param before The record before the answer @param after The record after it @param settled The rounds that it settles
 */
export function followWallet(
  before: SessionRecord,
  after: SessionRecord,
  settled: readonly Pick<LoggedRound, 'record'>[],
  wallet: Round['wallet'],
): SessionRecord {
  const otherChange = (coin: Coin) => {
    const rounds = settled.reduce((sum, round) => sum + netOf(round, coin), 0n);
    const explained = rounds + stakedOnPending(before, coin) - stakedOnPending(after, coin);
    const change = hundredthsOf(wallet[coin]) - hundredthsOf(before.wallet[coin]) - explained;
    return String(BigInt(before.otherChanges[coin]) + change);
  };
  const [gold = '0', sweeps = '0'] = coins.map(otherChange);
  return { ...after, wallet: { ...wallet }, otherChanges: { gold, sweeps } };
}
