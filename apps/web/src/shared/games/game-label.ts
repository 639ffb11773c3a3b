import type { Game } from '@goldwren/contracts/player';
import { gameCard } from '@goldwren/messages/current/game-card';

/** A word in a corner of a poster, and what it means. */
export interface GameLabel {
  text: string;
  meaning: string;
}

/** The label of a game in the catalogue. */
export function labelOf({ is_new, is_hot }: Game): GameLabel | undefined {
  if (is_new) return { text: gameCard.isNew, meaning: gameCard.isNewMeans };
  return is_hot ? { text: gameCard.isHot, meaning: gameCard.isHotMeans } : undefined;
}
