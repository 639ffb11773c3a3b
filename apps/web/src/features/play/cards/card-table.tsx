import { celebrationOf } from '../model/celebration.ts';
import type { StageProps } from '../model/game-module.ts';
import { hundredthsOf } from '../model/play-state.ts';
import { Celebration } from '../shell/celebration/celebration.tsx';
import { GuillocheGround } from '../shell/engraving/guilloche-ground.tsx';
import type { Lying } from './card-names.ts';
import { CardSeats, type Seat } from './card-seats.tsx';
import { Shoe } from './shoe.tsx';
import { useDealing } from './use-dealing.ts';
import './cards.css';

interface CardTableProps extends StageProps {
  /** Whose table and deck it is. */
  slug: string;
  /** What lies on the table once all is dealt, and before. */
  cards: readonly Lying[];
  through: readonly (readonly Lying[])[];
  /** What the cloth says while nothing is celebrated on it. */
  cloth: string;
  /** @param told the end of the round may be said */
  seatsOf: (lying: readonly Lying[], told: boolean) => Seat[];
  className?: string;
}

/** A table at which a house and a player have hands of cards, dealt out of a shoe. */
export function CardTable({ slug, cards, through, cloth, seatsOf, className = '', ...props }: CardTableProps) {
  const { phase, round, calm } = props;
  const { lying, told, place, shoe } = useDealing({ ...props, cards: phase === 'staking' ? [] : cards, through });
  const over = told || (phase === 'idle' && round !== null);
  const tier = told && round ? celebrationOf(round) : 'none';
  return (
    <div className={`play-frame card-table card-seats ${className}`} data-celebrating={tier !== 'none' || undefined}>
      <GuillocheGround slug={slug} />
      <p className="cloth" aria-hidden="true">
        {tier === 'none' && cloth}
      </p>
      <Shoe mouth={shoe} />
      <CardSeats seats={seatsOf(lying, over)} {...{ slug, lying, place }} />
      {told && round && (
        <Celebration
          key={round.round_id}
          {...{ tier, amount: hundredthsOf(round.payout), currency: round.currency, calm, over: phase === 'idle' }}
        />
      )}
    </div>
  );
}
