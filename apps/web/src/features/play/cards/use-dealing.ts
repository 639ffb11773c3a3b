import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StageProps } from '../model/game-module.ts';
import { celebrationMs, celebrationOf } from '../shell/celebration/celebration-level.ts';
import { createShowClock, type ShowClock } from '../shell/motion/show-clock.ts';
import type { PlacedCard } from './card-names.ts';
import { dealThrough } from './deal-cards.ts';

/** How long the last card stays visible before a round without a win ends. */
const lookMs = 450;

export interface Dealing {
  /** The current content of each place, on the way to `cards`. */
  readonly placed: readonly PlacedCard[];
  /** True once the last card of the round is visible on this page. */
  readonly revealed: boolean;
  /** A ref callback that stores the element of a place, so that it can be animated. */
  readonly place: (position: number) => (element: Element | null) => void;
  readonly shoe: RefObject<HTMLSpanElement | null>;
}

type DealingProps = Pick<StageProps, 'phase' | 'round' | 'reducedMotion' | 'sound' | 'skip' | 'onShown'> & {
  /** The content of each place at the end of this phase. A card keeps its place while it is on the table. */
  cards: readonly PlacedCard[];
  /** Intermediate states of the table, shown one after another before `cards`. */
  through?: readonly (readonly PlacedCard[])[];
};

/** Ref callbacks that store the elements of the places. Each is created once, so that unchanged cards do not render again. */
function placesIn(places: RefObject<(Element | null)[]>): Dealing['place'] {
  const refs = new Map<number, (element: Element | null) => void>();
  return (position) => {
    const known = refs.get(position);
    if (known) return known;
    const ref = (element: Element | null) => {
      places.current[position] = element;
    };
    refs.set(position, ref);
    return ref;
  };
}

/** An id for the animation of this phase, or null while nothing moves. */
function animationIdOf({ phase, round }: DealingProps): string | null {
  if (phase === 'staking') return phase;
  const moves = (phase === 'dealing' || phase === 'showing') && round !== null;
  return moves ? `${phase}.${round.round_id}.${round.actions.length}` : null;
}

/**
 * Animates a game's cards through the phases of a round. Old cards are removed when a stake is placed. New cards come from
 * the shoe and are turned over. Only then is the shell notified that they have been shown. Between animations the table
 * shows the state of the round. A reload, a rejected request or a shared round therefore needs no special case.
 */
export function useDealing(props: DealingProps): Dealing {
  const { cards, through = [], round, skip } = props;
  const animationId = animationIdOf(props);
  const [placed, setPlaced] = useState(cards);
  const [revealed, setRevealed] = useState<string | null>(null);
  const places = useRef<(Element | null)[]>([]);
  const shoe = useRef<HTMLSpanElement>(null);
  const [place] = useState(() => placesIn(places));
  if (animationId === null && placed.join() !== cards.join()) setPlaced(cards);
  const showEnd = async (clock: ShowClock): Promise<boolean> => {
    if (!round) return true;
    const level = celebrationOf(round);
    setRevealed(round.round_id);
    props.sound.settle(round);
    return clock.wait(Math.max(lookMs, celebrationMs[level]));
  };
  const play = useEffectEvent(async (clock: ShowClock) => {
    const { phase, reducedMotion, sound, onShown } = props;
    const lay = (position: number, what: PlacedCard) =>
      setPlaced((before) => Object.assign([...before], { [position]: what }));
    const place = (position: number) => places.current[position] ?? null;
    const table = { clock, reducedMotion, place, shoe: () => shoe.current, lay, flick: () => sound.play('card') };
    const dealt = await dealThrough(table, placed, [...through, cards]);
    if (!dealt || phase === 'staking') return;
    if (phase === 'dealing' || (await showEnd(clock))) onShown();
  });
  useEffect(() => {
    if (animationId === null) return;
    const clock = createShowClock(skip);
    void play(clock);
    return () => clock.cancel();
  }, [animationId, skip]);
  return {
    placed: animationId === null ? cards : placed,
    revealed: round !== null && revealed === round.round_id,
    place,
    shoe,
  };
}
