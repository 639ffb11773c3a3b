import type { Round } from '@goldwren/contracts/player';
import type { Choice } from '@goldwren/game-engine';
import { type PlinkoEvent, type PlinkoRisk, plinkoFortune } from '@goldwren/game-engine/games/plinko-fortune';
import { eventsOf } from '../../model/game-module.ts';

export type Drop = Extract<PlinkoEvent, { type: 'drop' }>;

const { data } = plinkoFortune.maths;

/** The risk of a choice. Falls back to the lowest risk when an older version of the page stored another value. */
export function riskOf(choice: Choice): PlinkoRisk {
  return plinkoFortune.parseChoice(choice)?.risk ?? 'low';
}

/** The path of the ball in a round. */
export function dropOf(round: Round | null): Drop | null {
  return round ? (eventsOf<PlinkoEvent>(round).find((event) => event.type === 'drop') ?? null) : null;
}

/** The payouts of all slots from the left, in hundredths of the stake. */
export function slotPaysOf(risk: PlinkoRisk): number[] {
  const pays = data.risks.find(({ id }) => id === risk)?.pays ?? [];
  return [...pays, ...pays.slice(0, -1).reverse()];
}
