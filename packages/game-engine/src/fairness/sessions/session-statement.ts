import { asciiBytes, joinBytes, utf8Bytes } from '../../bytes.ts';
import { canonicalJson } from '../../canonical-json.ts';
import type { Choice, CurrencyCode, GameAction } from '../../types.ts';

/** A settled round as covered by the hash of the session, with the field names of the API. Amounts like "5000.00". */
export type RoundRecord = {
  nonce: number;
  currency: CurrencyCode;
  /** The base stake. */
  stake: string;
  /** Amount added by actions. "0.00" without raises. */
  raised: string;
  payout: string;
  client_seed: string;
  choice: Choice;
  actions: GameAction[];
  /** 64 hex digits. */
  round_secret: string;
};

export type Amounts = { gold: string; sweeps: string };

/** The statement that the operator signs after the end of a session. */
export type SessionStatement = {
  /** ID of the session. */
  session: string;
  outcome_seed: string;
  /** x_0 of the seed chain, 64 hex digits. Null for a session without a chain. */
  chain_start: string | null;
  maths_hash: string;
  /** Number of rounds. Their nonces are 0 … rounds − 1. */
  rounds: number;
  /** Stakes and raises. */
  staked: Amounts;
  paid: Amounts;
  /** Last link of the hash chain over all rounds, in hex. */
  rounds_hash: string;
};

/** Returns the message for the start of the hash chain: "gw2-rounds|" and the ID of the session. */
export function chainStartMessage(session: string): Uint8Array {
  return asciiBytes(`gw2-rounds|${session}`);
}

/**
 * Returns the message for the next link of the hash chain. It starts with the 32 bytes of the previous link. The canonical
 * JSON of the record with exactly its nine fields follows in UTF-8.
 */
export function chainLinkMessage(previous: Uint8Array, record: RoundRecord): Uint8Array {
  const { nonce, currency, stake, raised, payout, client_seed, choice, actions, round_secret } = record;
  const exactly = { nonce, currency, stake, raised, payout, client_seed, choice, actions, round_secret };
  return joinBytes(previous, utf8Bytes(canonicalJson(exactly)));
}

/** Returns the signed bytes: the canonical JSON in UTF-8 of the statement with exactly its eight fields. */
export function statementBytes(statement: SessionStatement): Uint8Array {
  const { session, outcome_seed, chain_start, maths_hash, rounds, staked, paid, rounds_hash } = statement;
  const amounts = ({ gold, sweeps }: Amounts) => ({ gold, sweeps });
  return utf8Bytes(
    canonicalJson({
      session,
      outcome_seed,
      chain_start,
      maths_hash,
      rounds,
      staked: amounts(staked),
      paid: amounts(paid),
      rounds_hash,
    }),
  );
}
