import { threeCardPoker } from '@goldwren/game-engine/games/three-card-poker';
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
import './three-card.css';
import { saidOf } from './describe.ts';
import { dealerPlaces, playerPlaces, type TableView, tableOf } from './table-view.ts';
import { words } from './words.ts';

const slug = 'three-card-poker';
const { anteBonus } = threeCardPoker.maths.data;
const bonuses = Object.values(anteBonus).map((pay) => pay / 100);
const cloth = words.felt(bonuses.sort((a, b) => b - a));

function seatsOf({ hand, told }: TableView, lying: readonly Lying[], over: boolean): Seat[] {
  const seat = (row: Seat['row'], whose: string, places: readonly number[], named: string, note: string): Seat => {
    const lies = places.map((place) => lying[place] ?? null);
    const open = lies.filter((card): card is string => card !== null && card !== 'back');
    const hidden = lies.filter((card) => card === 'back').length;
    const worth = open.length === places.length ? named : '';
    const said = [saidOf(whose, open, hidden, worth), note].filter(Boolean).join(' ');
    return { id: row, row, side: 0, places, said, name: whose, worth, note };
  };
  const nameOf = (name: TableView['hand'] | undefined) => (name ? words.hands[name].name : '');
  const end = over && told ? told.result : null;
  const unqualified = end === 'unqualified' ? words.ends.unqualified : '';
  const own = end && end !== 'unqualified' ? words.ends[end] : '';
  return [
    seat('house', words.dealer, dealerPlaces, nameOf(told?.dealer), unqualified),
    {
      ...seat('player', words.yourHand, playerPlaces, nameOf(hand), end === 'unqualified' ? words.ends.win : own),
      won: end === 'win' || end === 'unqualified',
    },
  ];
}

/** Three Card Poker: the player's three cards against the dealer's, which are turned at the end. */
export function ThreeCardStage(props: StageProps) {
  const { phase, round, calm } = props;
  const table = tableOf(round);
  const cards = phase === 'staking' ? [] : table.cards;
  const { lying, told, place, shoe } = useDealing({ ...props, cards, through: table.through });
  const over = told || (phase === 'idle' && round !== null);
  const tier = told && round ? celebrationOf(round) : 'none';
  return (
    <div className="play-frame card-table card-seats three-card" data-celebrating={tier !== 'none' || undefined}>
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
