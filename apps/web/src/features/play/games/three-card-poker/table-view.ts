import type { Round } from '@goldwren/contracts/player';
import type { ThreeCardEvent, ThreeCardView } from '@goldwren/game-engine/games/three-card-poker';
import type { PlacedCard } from '../../cards/card-names.ts';
import { eventsOf } from '../../model/game-module.ts';

type Outcome = Extract<ThreeCardEvent, { type: 'hand' }>;

/** The places of the player's cards and of the dealer's cards. */
export const playerPlaces = [0, 1, 2] as const;
export const dealerPlaces = [3, 4, 5] as const;

/** The cards on the table, from the events of a round. */
export interface TableView {
  readonly cards: readonly PlacedCard[];
  /** The table before the dealer's cards are turned over. Empty until the round is settled. */
  readonly through: readonly (readonly PlacedCard[])[];
  /** The player's hand, or null before the first deal. */
  readonly hand: ThreeCardView['hand'] | null;
  /** The result of the round, or null while it is open. */
  readonly outcome: Outcome | null;
}

const backs: readonly PlacedCard[] = ['back', 'back', 'back'];
const freshTable: TableView = { cards: [...backs, ...backs], through: [], hand: null, outcome: null };

export function tableOf(round: Round | null): TableView {
  if (!round) return freshTable;
  const events = eventsOf<ThreeCardEvent>(round);
  const dealt = events.find((event) => event.type === 'deal')?.player ?? [];
  const dealer = events.find((event) => event.type === 'reveal')?.dealer;
  const outcome = events.find((event) => event.type === 'hand') ?? null;
  // The dealer turns one card after another. After a fold, nothing depends on them.
  const turns = outcome?.result === 'fold' ? [] : [1, 2];
  const view = round.view as ThreeCardView | null;
  return {
    cards: [...dealt, ...(dealer ?? backs)],
    through: dealer ? [0, ...turns].map((open) => [...dealt, ...dealer.slice(0, open), ...backs.slice(open)]) : [],
    hand: outcome?.player ?? view?.hand ?? null,
    outcome,
  };
}
