import type { Currency } from '@goldwren/contracts/player';
import type { GameAction } from '@goldwren/game-engine';
import type { RoundRequest } from '../../../shared/fairness/notebook.ts';

export type Bet = Pick<RoundRequest, 'currency' | 'stake' | 'choice'>;

export type Decision = GameAction;
export interface ActionRequest {
  readonly step: number;
  readonly action: Decision;
}

/** A settled round of this session, as the report at its end needs it. */
export interface PlayedRound {
  readonly nonce: number;
  readonly currency: Currency;
  readonly payout: bigint;
}
