import { asciiBytes, joinBytes, utf8Bytes } from '../bytes.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { Choice, CurrencyCode, GameAction } from '../types.ts';

/** A settled round as the session's hash covers it, in the names of the wire. Amounts like "5000.00". */
export type RoundRecord = {
  nonce: number;
  currency: CurrencyCode;
  /** The base stake. */
  stake: string;
  /** What the actions added to it; "0.00" without raises. */
  raised: string;
  payout: string;
  client_seed: string;
  choice: Choice;
  actions: GameAction[];
  /** 64 hex digits. */
  round_secret: string;
};

export type Amounts = { gold: string; sweeps: string };

/** What the house signs when a session has ended. */
export type SessionStatement = {
  /** The session's id. */
  session: string;
  outcome_seed: string;
  maths_hash: string;
  /** How many; their nonces are 0 … rounds − 1. */
  rounds: number;
  /** Stakes and raises. */
  staked: Amounts;
  paid: Amounts;
  /** Hex of the last link of the chain over all rounds. */
  rounds_hash: string;
};

/** What is hashed as the chain's beginning: "gw2-rounds|" and the session's id. */
export function chainStartMessage(session: string): Uint8Array {
  return asciiBytes(`gw2-rounds|${session}`);
}

/**
 * What is hashed as the next link: the 32 bytes of the last one, then UTF-8 of the canonical JSON of the record with
 * exactly its nine fields.
 */
export function chainLinkMessage(previous: Uint8Array, record: RoundRecord): Uint8Array {
  const { nonce, currency, stake, raised, payout, client_seed, choice, actions, round_secret } = record;
  const exactly = { nonce, currency, stake, raised, payout, client_seed, choice, actions, round_secret };
  return joinBytes(previous, utf8Bytes(canonicalJson(exactly)));
}

/** What the house's Ed25519 key signs: UTF-8 of the canonical JSON of the statement with exactly its seven fields. */
export function statementBytes(statement: SessionStatement): Uint8Array {
  const { session, outcome_seed, maths_hash, rounds, staked, paid, rounds_hash } = statement;
  const amounts = ({ gold, sweeps }: Amounts) => ({ gold, sweeps });
  return utf8Bytes(
    canonicalJson({
      session,
      outcome_seed,
      maths_hash,
      rounds,
      staked: amounts(staked),
      paid: amounts(paid),
      rounds_hash,
    }),
  );
}
