import type { RoundMismatch, SessionMismatch, SignedAnswer } from '@goldwren/game-engine/fairness';
import { fairness } from '@goldwren/messages/current/fairness';

/** The kinds of fairness violations by the server. */
export type ViolationCode =
  | Exclude<RoundMismatch, 'maths_not_here'>
  | Exclude<SessionMismatch['code'], 'maths_not_here'>
  /** The maths differ from those at the start of the session. */
  | 'maths_hash'
  /** The server lists fewer rounds than this browser has seen. */
  | 'rounds_vanished'
  /** A round is missing from the server's list. */
  | 'round_missing'
  /** A known round has changed. */
  | 'history'
  /** The commitment of the next round is not a valid commitment. */
  | 'next_commitment'
  /** The answer is about another round than the request. */
  | 'another_round'
  | 'totals'
  /** The actions and events of an open round are not those of an open round of this game. */
  | 'open_round'
  /** The legal actions differ from those that the engine computes. */
  | 'legal_actions'
  /** The view of an open round, such as the name of a hand, differs from the one that the engine computes. */
  | 'view'
  /** The record names another decider than this browser knows. */
  | 'settled_by'
  /** The last decision is not the published default action. */
  | 'default_action'
  /** The default action came before the published time. */
  | 'early_default'
  /** Another device or the server decided in a round that this browser never handed over. */
  | 'not_handed_over'
  /** The rounds that the server refused win more often than by chance. */
  | 'withheld'
  /** The round that another device or the server ended paid nothing. */
  | 'stake_lost'
  /** A record names another session, game, maths or seed. */
  | 'record'
  /** The balances before and after a round do not differ by its stake and payout. */
  | 'balance'
  /** The ledger entries of a round do not add up to its stake and payout. */
  | 'activity'
  /** The published total of Sweeps Coins does not contain the balance of this player, or it has changed. */
  | 'liabilities'
  /** The published total of Sweeps Coins is not in the public log. */
  | 'total_not_in_log'
  /** An answer has no valid signature of a pinned key. */
  | 'receipt';

/** A fairness violation with its evidence. It is stored in the client log. */
export interface Violation {
  readonly codes: readonly ViolationCode[];
  readonly nonce: number | null;
  /** The stored values and the answer, as JSON. */
  readonly evidence: { readonly held: unknown; readonly answered: unknown };
  /** The answers of unverified sessions as received, with their receipts, so that a third party can verify them. */
  readonly answers?: readonly SignedAnswer[];
}

export function describeViolation(code: ViolationCode): string {
  return fairness.violations[code];
}
