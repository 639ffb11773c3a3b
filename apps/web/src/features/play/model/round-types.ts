import type { Currency } from '@goldwren/contracts/player';
import type { GameAction } from '@goldwren/game-engine';
import type { RoundRequest } from '../../../shared/fairness/client-log.ts';

export type Bet = Pick<RoundRequest, 'currency' | 'stake' | 'choice'>;

export type Decision = GameAction;
export interface ActionRequest {
  readonly step: number;
  readonly action: Decision;
}

/** Both coins in hundredths. */
export type Coins = Readonly<Record<Currency, bigint>>;
