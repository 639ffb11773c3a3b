import type { PlacedCard } from './card-names.ts';
import { CardPlace } from './card-place.tsx';
import './holdable-card.css';

interface HoldableCardProps {
  placed: PlacedCard;
  place: (element: Element | null) => void;
  /** The accessible name: the card, or what pressing does. */
  name: string;
  /** The label above the card: a word when it is held, its key when it can be held. Empty: no label. */
  mark: string;
  held: boolean;
  canHold: boolean;
  /** True for the cards of a hand that has won. They are highlighted. */
  made: boolean;
  /** Also called while the card is being dealt. */
  onPress: () => void;
}

/** A card that works as a switch. A held card is raised, has a clasp and shows a word. */
export function HoldableCard({ placed, place, name, mark, held, canHold, made, onPress }: HoldableCardProps) {
  return (
    <button
      type="button"
      className="holdable-card"
      aria-pressed={held}
      aria-disabled={!canHold || undefined}
      data-made={made || undefined}
      onClick={onPress}
    >
      <span className="sr-only">{name}</span>
      <span className="held-mark" aria-hidden="true" data-held={(held && mark !== '') || undefined}>
        {held && mark !== '' && (
          <svg viewBox="0 0 12 12" className="held-clasp" aria-hidden="true">
            <path d="M2 6.4L4.8 9.2L10 3" />
          </svg>
        )}
        {mark}
      </span>
      <CardPlace {...{ placed, place }} />
    </button>
  );
}
