import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CardBack, CardFace } from './card-face.tsx';
import { words } from './words.ts';

const halfTurnMs = 130;
const fadeMs = 200;

interface PlayingCardProps {
  /** null shows the back. */
  card: string | null;
  /** Milliseconds before this card turns, so that cards follow each other. */
  delay: number;
  calm: boolean;
  held: boolean;
  canHold: boolean;
  shortcut: number;
  onToggle: () => void;
  onTurned: () => void;
}

/** Turns from what it shows to `card`: closes, swaps, opens; or fades for players who asked for less motion. */
function useTurn({ card, delay, calm, onTurned }: Pick<PlayingCardProps, 'card' | 'delay' | 'calm' | 'onTurned'>) {
  const [shown, setShown] = useState(card);
  const face = useRef<HTMLSpanElement>(null);
  const turn = useEffectEvent(() => {
    onTurned();
    const element = face.current;
    if (!element?.animate) return setShown(card);
    const closed = calm ? { opacity: 0 } : { transform: 'scaleX(.04)' };
    const duration = calm ? fadeMs / 2 : halfTurnMs;
    const closing = element.animate([{}, closed], { duration, easing: 'ease-in' });
    closing.onfinish = () => {
      setShown(card);
      element.animate([closed, {}], { duration, easing: 'ease-out' });
    };
  });
  const wait = useEffectEvent(() => delay);
  useEffect(() => {
    if (card === shown) return;
    const timer = setTimeout(() => turn(), wait());
    return () => clearTimeout(timer);
  }, [card, shown]);
  return { shown, face };
}

/** One card and its hold switch: the whole card is the button. */
export function PlayingCard(props: PlayingCardProps) {
  const { held, canHold, shortcut, onToggle } = props;
  const { shown, face } = useTurn(props);
  const name = shown === null ? words.faceDown : words.cardName(shown);
  return (
    <button
      type="button"
      className="playing-card"
      aria-pressed={held}
      aria-disabled={!canHold || undefined}
      onClick={() => canHold && onToggle()}
    >
      <span className="sr-only">{canHold ? words.hold(name) : name}</span>
      <span className="held-mark" aria-hidden="true" data-held={held || undefined}>
        {held ? words.held : canHold ? shortcut : ''}
      </span>
      <span ref={face} className="card-turn">
        {shown === null ? <CardBack /> : <CardFace card={shown} />}
      </span>
    </button>
  );
}
