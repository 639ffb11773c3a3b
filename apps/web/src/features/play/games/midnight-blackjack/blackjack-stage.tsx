import { type HandEnd, midnightBlackjack } from '@goldwren/game-engine/games/midnight-blackjack';
import { wonFor } from '@goldwren/messages/best-play';
import { midnightBlackjack as messages } from '@goldwren/messages/current/games/midnight-blackjack';
import type { PlacedCard } from '../../cards/card-names.ts';
import type { Seat } from '../../cards/card-seats.tsx';
import { CardTable } from '../../cards/card-table.tsx';
import type { StageProps } from '../../model/game-module.ts';
import './blackjack.css';
import { handName, spokenHand } from './describe.ts';
import { type TableView, tableOf } from './table-view.ts';
import { isBlackjack, isOver21, openCards, worthOf } from './totals.ts';

const { pays, dealerStands } = midnightBlackjack.maths.data;
const cloth = messages.felt(...wonFor(pays.blackjack), dealerStands.soft - 1);

const wins = (end: HandEnd) => end === 'win' || end === 'blackjack';

/** The dealer's hand above, and the player's one or two hands below. Each shows the total of its visible cards. */
function seatsOf(table: TableView, placed: readonly PlacedCard[], revealed: boolean): Seat[] {
  const dealt = openCards(placed, table.dealer);
  const hidden = table.dealer.some((place) => placed[place] === 'back');
  const isOver = revealed && table.ends.length > 0;
  const isBust = isOver && isOver21(dealt);
  const note = isBust ? messages.ends.bust.name : '';
  // The cards of a hand that has lost lie in the shade.
  const shade = { active: false };
  const dealer: Seat = {
    ...{ id: 'dealer', row: 'dealer', side: 0, places: table.dealer, note },
    spoken: [spokenHand(messages.dealer, dealt, { hidden, final: isOver }), note].filter(Boolean).join(' '),
    name: messages.dealer,
    worth: worthOf(dealt, isOver),
    ...(isBust || (isOver && table.ends.every(wins)) ? shade : {}),
  };
  const paired = table.hands.length > 1;
  const players = table.hands.map((places, hand): Seat => {
    const cards = openCards(placed, places);
    const end = revealed ? table.ends[hand] : undefined;
    const notes = [...(table.doubled ? [messages.doubled] : []), ...(end ? [messages.ends[end].name] : [])];
    return {
      ...{ id: `hand ${hand}`, row: 'player', side: paired ? (hand === 0 ? -1 : 1) : 0, places },
      spoken: [spokenHand(handName(table, hand), cards, { final: end !== undefined }), ...notes].join(' '),
      name: paired ? '' : messages.yourHand,
      worth: worthOf(cards, end !== undefined),
      note: notes.join(' · '),
      ...(paired && table.active !== null ? { active: table.active === hand } : {}),
      ...(end === 'loss' || end === 'bust' ? shade : {}),
      won: end !== undefined && wins(end),
      tied: end === 'push',
      pay: end && table.pays[hand],
      // Until the dealer shows the same. The hands of a split are never a blackjack.
      headline: !paired && isBlackjack(cards) && end !== 'push' ? messages.headline : undefined,
    };
  });
  return [dealer, ...players];
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
      seatsOf={(placed, revealed) => seatsOf(table, placed, revealed)}
      cloth={cloth}
      className="blackjack"
    />
  );
}
