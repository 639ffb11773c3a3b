import type { CSSProperties } from 'react';
import type { Lying } from './card-names.ts';
import { LyingCard } from './lying-card.tsx';
import './card-seats.css';

/** One hand of cards, fanned: the house's above, the player's below, two of them side by side. */
export interface Seat {
  readonly id: string;
  readonly row: 'house' | 'player';
  /** -1 and 1 stand beside one another; 0 has the row to itself. */
  readonly side: -1 | 0 | 1;
  /** Places of its cards on the table, the first dealt first. */
  readonly places: readonly number[];
  /** The hand for readers, in one sentence. */
  readonly said: string;
  /** By the cards: whose they are, what they are worth (empty: nothing yet), what became of them. */
  readonly name: string;
  readonly worth: string;
  readonly note: string;
  /** Its turn. */
  readonly active?: boolean;
  /** It has won, and is lit. */
  readonly won?: boolean;
}

interface CardSeatsProps {
  seats: readonly Seat[];
  /** Whose deck it is. */
  slug: string;
  /** What lies in each place. */
  lying: readonly Lying[];
  place: (position: number) => (element: Element | null) => void;
}

/**
 * Hands of any size. Every card keeps its own element for as long as it is on the table, so that a hand that grows or is
 * split slides to where it belongs.
 */
export function CardSeats({ seats, slug, lying, place }: CardSeatsProps) {
  const cards = seats
    .flatMap((seat) => seat.places.map((position, at) => ({ position, at, of: seat.places.length, seat })))
    .sort((a, b) => a.position - b.position);
  return (
    <>
      {cards.map(({ position, at, of, seat }) => (
        <span
          key={position}
          className="seated-card"
          data-row={seat.row}
          data-paired={seat.side !== 0 || undefined}
          data-empty={(lying[position] ?? null) === null || undefined}
          data-waits={seat.active === false || undefined}
          style={{ '--side': seat.side, '--at': at, '--more': of - 1, '--steps': Math.max(1, of - 1) } as CSSProperties}
        >
          <LyingCard lying={lying[position] ?? null} slug={slug} place={place(position)} />
        </span>
      ))}
      {seats.map(({ id, row, side, said, name, worth, note, active, won }) => (
        <p
          // Other words are another line: they stand in the middle, and the same line would be seen to move.
          key={`${id} ${name} ${worth} ${note}`}
          className="seat-label"
          data-row={row}
          data-paired={side !== 0 || undefined}
          data-active={active || undefined}
          data-won={won || undefined}
          style={{ '--side': side } as CSSProperties}
        >
          <span className="sr-only">{said}</span>
          <span aria-hidden="true">{name}</span>
          <b aria-hidden="true" hidden={worth === ''}>
            {worth}
          </b>
          <span aria-hidden="true">{note}</span>
        </p>
      ))}
    </>
  );
}
