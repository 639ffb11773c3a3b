import { threeCardPoker } from '@goldwren/game-engine/games/three-card-poker';
import type { PlacedCard } from '../../cards/card-names.ts';
import type { Seat } from '../../cards/card-seats.tsx';
import { CardTable } from '../../cards/card-table.tsx';
import type { StageProps } from '../../model/game-module.ts';
import './three-card.css';
import { threeCardPoker as messages } from '@goldwren/messages/current/games/three-card-poker';
import { spokenHand } from './describe.ts';
import { dealerPlaces, playerPlaces, type TableView, tableOf } from './table-view.ts';

const { anteBonus } = threeCardPoker.maths.data;
const bonuses = Object.values(anteBonus).map((pay) => pay / 100);
const cloth = messages.felt(bonuses.sort((a, b) => b - a));

function seatsOf({ hand, outcome }: TableView, placed: readonly PlacedCard[], over: boolean): Seat[] {
  const seat = (row: Seat['row'], whose: string, places: readonly number[], named: string, note: string): Seat => {
    const cards = places.map((place) => placed[place] ?? null);
    const open = cards.filter((card): card is string => card !== null && card !== 'back');
    const hidden = cards.filter((card) => card === 'back').length;
    const worth = open.length === places.length ? named : '';
    const spoken = [spokenHand(whose, open, hidden, worth), note].filter(Boolean).join(' ');
    return { id: row, row, side: 0, places, spoken, name: whose, worth, note };
  };
  const nameOf = (name: TableView['hand'] | undefined) => (name ? messages.hands[name].name : '');
  const end = over && outcome ? outcome.result : null;
  const unqualified = end === 'unqualified' ? messages.ends.unqualified : '';
  // The cards of a hand that has lost lie in the shade.
  const shade = { active: false };
  const own = end && end !== 'unqualified' ? messages.ends[end] : '';
  return [
    {
      ...seat('dealer', messages.dealer, dealerPlaces, nameOf(outcome?.dealer), unqualified),
      ...(end === 'unqualified' || end === 'win' ? shade : {}),
    },
    {
      ...seat('player', messages.yourHand, playerPlaces, nameOf(hand), end === 'unqualified' ? messages.ends.win : own),
      won: end === 'win' || end === 'unqualified',
      tied: end === 'push',
      ...(end === 'loss' || end === 'fold' ? shade : {}),
    },
  ];
}

/** Three Card Poker: the player's three cards against the dealer's, which are turned over at the end. */
export function ThreeCardStage(props: StageProps) {
  const table = tableOf(props.round);
  return (
    <CardTable
      {...props}
      slug="three-card-poker"
      cards={table.cards}
      through={table.through}
      seatsOf={(placed, revealed) => seatsOf(table, placed, revealed)}
      cloth={cloth}
      spots={2}
      spotNames={messages.spots}
      className="three-card"
    />
  );
}
