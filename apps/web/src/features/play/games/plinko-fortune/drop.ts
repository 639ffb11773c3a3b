import type { Round } from '@goldwren/contracts/player';
import type { Choice } from '@goldwren/game-engine';
import { type PlinkoEvent, type PlinkoRisk, plinkoFortune } from '@goldwren/game-engine/games/plinko-fortune';
import { eventsOf } from '../../model/game-module.ts';

export type Drop = Extract<PlinkoEvent, { type: 'drop' }>;

const { data } = plinkoFortune.maths;

/** The risk of a choice; the calmest where a page of before kept something else. */
export function riskOf(choice: Choice): PlinkoRisk {
  return plinkoFortune.parseChoice(choice)?.risk ?? 'low';
}

/** Where the ball of a round went. */
export function dropOf(round: Round | null): Drop | null {
  return round ? (eventsOf<PlinkoEvent>(round).find((event) => event.type === 'drop') ?? null) : null;
}

/** Of all slots from the left, in hundredths of the stake. */
export function slotPaysOf(risk: PlinkoRisk): number[] {
  const pays = data.risks.find(({ id }) => id === risk)?.pays ?? [];
  return [...pays, ...pays.slice(0, -1).reverse()];
}
