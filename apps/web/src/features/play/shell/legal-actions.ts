import type { LegalAction } from '@goldwren/game-engine';
import type { PlayState } from '../model/play-state.ts';
import type { Decision } from '../model/round-types.ts';

export type Legal = LegalAction<Decision>;

/**
 * The legal actions of the open round. The main button uses the first one.
 * @param main The action that comes first where it is legal. The others stay in the order of the game
 */
export function legalActions({ round }: Pick<PlayState, 'round'>, main?: string): readonly Legal[] {
  const legal = (round?.state === 'open' ? round.legal_actions : []) as unknown as readonly Legal[];
  return [...legal.filter(({ id }) => id === main), ...legal.filter(({ id }) => id !== main)];
}
