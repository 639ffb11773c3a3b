import { midnightBlackjack } from '@goldwren/game-engine/games/midnight-blackjack';
import { wonFor } from '@goldwren/words/best-play';
import type { Lying } from '../../cards/card-names.ts';
import { CardSeats, type Seat } from '../../cards/card-seats.tsx';
import { Shoe } from '../../cards/shoe.tsx';
import { useDealing } from '../../cards/use-dealing.ts';
import { celebrationOf } from '../../model/celebration.ts';
import type { StageProps } from '../../model/game-module.ts';
import { hundredthsOf } from '../../model/play-state.ts';
import { Celebration } from '../../shell/celebration/celebration.tsx';
import { GuillocheGround } from '../../shell/engraving/guilloche-ground.tsx';
import '../../cards/cards.css';
import { handName, saidOf } from './describe.ts';
import { type TableView, tableOf } from './table-view.ts';
import { openCards, worthOf } from './totals.ts';
import { words } from './words.ts';

const slug = 'midnight-blackjack';
const { pays, dealerStands } = midnightBlackjack.maths.data;
const cloth = words.felt(...wonFor(pays.blackjack), dealerStands.soft - 1);

/** The dealer's hand above, the player's one or two below, each with the total of what lies open. */
function seatsOf(table: TableView, lying: readonly Lying[], told: boolean): Seat[] {
  const dealt = openCards(lying, table.dealer);
  const hidden = table.dealer.some((place) => lying[place] === 'back');
  const house: Seat = {
    ...{ id: 'dealer', row: 'house', side: 0, places: table.dealer, note: '' },
    said: saidOf(words.dealer, dealt, hidden),
    name: words.dealer,
    worth: worthOf(dealt),
  };
  const paired = table.hands.length > 1;
  const players = table.hands.map((places, hand): Seat => {
    const cards = openCards(lying, places);
    const end = told ? table.ends[hand] : undefined;
    const notes = [...(table.doubled ? [words.doubled] : []), ...(end ? [words.ends[end].name] : [])];
    return {
      ...{ id: `hand ${hand}`, row: 'player', side: paired ? (hand === 0 ? -1 : 1) : 0, places },
      said: [saidOf(handName(table, hand), cards), ...notes].join(' '),
      name: paired ? '' : words.yourHand,
      worth: worthOf(cards),
      note: notes.join(' · '),
      ...(paired && table.active !== null ? { active: table.active === hand } : {}),
      won: end === 'win' || end === 'blackjack',
    };
  });
  return [house, ...players];
}

/** Midnight Blackjack: two seats at a table at night, a third hand where a pair is split. */
export function BlackjackStage(props: StageProps) {
  const { phase, round, calm } = props;
  const table = tableOf(round);
  const cards = phase === 'staking' ? [] : table.cards;
  const { lying, told, place, shoe } = useDealing({ ...props, cards, through: table.through });
  const over = told || (phase === 'idle' && round !== null);
  const tier = told && round ? celebrationOf(round) : 'none';
  return (
    <div className="play-frame card-table card-seats" data-celebrating={tier !== 'none' || undefined}>
      <GuillocheGround slug={slug} />
      <p className="cloth" aria-hidden="true">
        {tier === 'none' && cloth}
      </p>
      <Shoe mouth={shoe} />
      <CardSeats seats={seatsOf(table, lying, over)} {...{ slug, lying, place }} />
      {told && round && (
        <Celebration
          key={round.round_id}
          {...{ tier, amount: hundredthsOf(round.payout), currency: round.currency, calm, over: phase === 'idle' }}
        />
      )}
    </div>
  );
}
