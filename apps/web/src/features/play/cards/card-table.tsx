import type { StageProps } from '../model/game-module.ts';
import { Celebration } from '../shell/celebration/celebration.tsx';
import { celebrationOf } from '../shell/celebration/celebration-level.ts';
import { loadLater } from '../shell/loading/load-later.tsx';
import { World } from '../shell/world/world.tsx';
import type { PlacedCard } from './card-names.ts';
import { CardSeats, type Seat } from './card-seats.tsx';
import { Headline } from './headline.tsx';
import { Shoe } from './shoe.tsx';
import type { StakeChipsProps } from './stake-chips.tsx';
import { useDealing } from './use-dealing.ts';
import '../shell/dark-stage.css';
import './cards.css';

/** Chips cause no layout, so they load after the table. */
const chips = loadLater<StakeChipsProps>(async () => (await import('./stake-chips.tsx')).StakeChips);

interface CardTableProps extends StageProps {
  /** The game whose table and deck are used. */
  slug: string;
  /** The cards on the table before the deal and after it. */
  cards: readonly PlacedCard[];
  through: readonly (readonly PlacedCard[])[];
  /** The text on the cloth while no win is celebrated. */
  cloth: string;
  /** @param revealed Whether the result of the round may be shown */
  seatsOf: (placed: readonly PlacedCard[], revealed: boolean) => Seat[];
  /** Printed spots for chips: one, or another one for what decisions add. */
  spots?: 1 | 2;
  spotNames?: readonly string[];
  className?: string;
}

/** A table where a dealer and a player have hands of cards, dealt from a shoe. */
export function CardTable({
  slug,
  cards,
  through,
  cloth,
  seatsOf,
  spots = 1,
  spotNames,
  className = '',
  ...props
}: CardTableProps) {
  const { phase, round, reducedMotion, currency, stake } = props;
  const { placed, revealed, place, shoe } = useDealing({ ...props, cards: phase === 'staking' ? [] : cards, through });
  const over = revealed || (phase === 'idle' && round !== null);
  const seats = seatsOf(placed, over);
  const paired = seats.some(({ side }) => side !== 0);
  const pays = seats.flatMap(({ pay }) => pay ?? []);
  const parts = seats.find(({ headline }) => headline)?.headline;
  const level = revealed && round ? celebrationOf(round) : 0;
  return (
    <div
      className={`play-frame dark-stage card-table card-seats ${className}`}
      data-celebrating={level > 0 || undefined}
      data-level={level || undefined}
    >
      <World slug={slug} />
      <p className="cloth" aria-hidden="true">
        {level === 0 && cloth}
      </p>
      <Shoe mouth={shoe} />
      {parts && <Headline {...{ parts, phase }} sound={props.sound} />}
      <chips.Part {...{ phase, round, currency, stake, over, spots, paired, pays }} names={spotNames} />
      <CardSeats {...{ seats, placed, place }} />
      {revealed && round && <Celebration {...{ round, level, phase, reducedMotion }} won='[data-row="player"]' />}
    </div>
  );
}
