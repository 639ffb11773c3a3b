import type { CSSProperties } from 'react';
import type { PlacedCard } from './card-names.ts';
import { CardPlace } from './card-place.tsx';
import './card-seats.css';

/** One fanned hand of cards. The dealer's is above and the player's below, with up to two side by side. */
export interface Seat {
  readonly id: string;
  readonly row: 'dealer' | 'player';
  /** -1 and 1 are next to each other; 0 has the row to itself. */
  readonly side: -1 | 0 | 1;
  /** The table positions of its cards, in the order of dealing. */
  readonly places: readonly number[];
  /** The hand in one sentence, for screen readers. */
  readonly spoken: string;
  /** Shown next to the cards: the owner, the value (empty while unknown), and the result. */
  readonly name: string;
  readonly worth: string;
  readonly note: string;
  /** True while this hand is being played. */
  readonly active?: boolean;
  /** True when the hand has won. Its cards step forward, and its plate is lit. */
  readonly won?: boolean;
  /** True when the hand has got its stake back. */
  readonly tied?: boolean;
  /** What the hand paid, in hundredths of the base stake, once its result may be shown. */
  readonly pay?: number | undefined;
  /** The two parts of a word that is written on the cloth around a rare hand. Its cards are lifted and lit. */
  readonly headline?: readonly [left: string, right: string] | undefined;
}

interface CardSeatsProps {
  seats: readonly Seat[];
  /** The content of each place. */
  placed: readonly PlacedCard[];
  place: (position: number) => (element: Element | null) => void;
}

/**
 * Hands of any size. Each card keeps its element while it is on the table. When a hand grows or is split, its cards slide
 * to their new positions.
 */
export function CardSeats({ seats, placed, place }: CardSeatsProps) {
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
          data-empty={(placed[position] ?? null) === null || undefined}
          data-waits={seat.active === false || undefined}
          data-won={seat.won || undefined}
          data-rare={seat.headline !== undefined || undefined}
          style={{ '--side': seat.side, '--at': at, '--more': of - 1, '--steps': Math.max(1, of - 1) } as CSSProperties}
        >
          <CardPlace placed={placed[position] ?? null} place={place(position)} />
        </span>
      ))}
      {seats.map(({ id, row, side, spoken, name, worth, note, active, won, tied }) => (
        <p
          // New text gets a new element. The text is centered, so a reused element would visibly move.
          key={`${id} ${name} ${worth} ${note}`}
          className="seat-label"
          data-row={row}
          data-paired={side !== 0 || undefined}
          data-active={active || undefined}
          data-won={won || undefined}
          data-tied={tied || undefined}
          style={{ '--side': side } as CSSProperties}
        >
          <span className="sr-only">{spoken}</span>
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
