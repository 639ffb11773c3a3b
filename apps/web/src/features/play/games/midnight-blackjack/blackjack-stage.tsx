import { midnightBlackjack } from '@goldwren/game-engine/games/midnight-blackjack';
import { wonFor } from '@goldwren/messages/best-play';
import { midnightBlackjack as messages } from '@goldwren/messages/current/games/midnight-blackjack';
import type { Lying } from '../../cards/card-names.ts';
import type { Seat } from '../../cards/card-seats.tsx';
import { CardTable } from '../../cards/card-table.tsx';
import type { StageProps } from '../../model/game-module.ts';
import { handName, saidOf } from './describe.ts';
import { type TableView, tableOf } from './table-view.ts';
import { openCards, worthOf } from './totals.ts';

const { pays, dealerStands } = midnightBlackjack.maths.data;
const cloth = messages.felt(...wonFor(pays.blackjack), dealerStands.soft - 1);

/** The dealer's hand above, and the player's one or two hands below. Each shows the total of its visible cards. */
function seatsOf(table: TableView, lying: readonly Lying[], told: boolean): Seat[] {
  const dealt = openCards(lying, table.dealer);
  const hidden = table.dealer.some((place) => lying[place] === 'back');
  const house: Seat = {
    ...{ id: 'dealer', row: 'house', side: 0, places: table.dealer, note: '' },
    said: saidOf(messages.dealer, dealt, hidden),
    name: messages.dealer,
    worth: worthOf(dealt),
  };
  const paired = table.hands.length > 1;
  const players = table.hands.map((places, hand): Seat => {
    const cards = openCards(lying, places);
    const end = told ? table.ends[hand] : undefined;
    const notes = [...(table.doubled ? [messages.doubled] : []), ...(end ? [messages.ends[end].name] : [])];
    return {
      ...{ id: `hand ${hand}`, row: 'player', side: paired ? (hand === 0 ? -1 : 1) : 0, places },
      said: [saidOf(handName(table, hand), cards), ...notes].join(' '),
      name: paired ? '' : messages.yourHand,
      worth: worthOf(cards),
      note: notes.join(' · '),
      ...(paired && table.active !== null ? { active: table.active === hand } : {}),
      won: end === 'win' || end === 'blackjack',
    };
  });
  return [house, ...players];
}

/** Midnight Blackjack: a dealer and a player, whose pair can be split into two hands. */
export function BlackjackStage(props: StageProps) {
  const table = tableOf(props.round);
  return (
    <CardTable
      {...props}
      slug="midnight-blackjack"
      cards={table.cards}
      through={table.through}
      seatsOf={(lying, told) => seatsOf(table, lying, told)}
      cloth={cloth}
    />
  );
}
