import type { Currency } from '@goldwren/contracts/player';

/** The body of a stake, kept until the round is over: a retry sends it again byte for byte. */
export interface RoundRequest {
  readonly nonce: number;
  readonly currency: Currency;
  readonly stake: string;
  readonly client_seed: string;
  readonly choice: Readonly<Record<string, never>>;
}

export type Decision = { type: string } & Record<string, unknown>;
export interface ActionRequest {
  readonly step: number;
  readonly action: Decision;
}

/** A settled round of this session, as the report and the check of the revealed seed need it. */
export interface PlayedRound {
  readonly nonce: number;
  readonly currency: Currency;
  readonly payout: bigint;
  readonly clientSeed: string;
  readonly roundKey: string | null;
}
