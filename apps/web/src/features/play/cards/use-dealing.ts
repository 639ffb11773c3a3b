import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { celebrationMs, celebrationOf } from '../model/celebration.ts';
import type { StageProps } from '../model/game-module.ts';
import { createShowClock, type ShowClock } from '../shell/show-clock.ts';
import type { Lying } from './card-names.ts';
import { dealThrough } from './deal-cards.ts';

/** For how long the last card is looked at before a round that won nothing is over. */
const lookMs = 450;

export interface Dealing {
  /** What lies in each place now, on its way to `cards`. */
  readonly lying: readonly Lying[];
  /** The round has come to its end on this page: its last card lies open. */
  readonly told: boolean;
  /** Keeps the element of a place, which is moved with what lies on it. */
  readonly place: (position: number) => (element: Element | null) => void;
  readonly shoe: RefObject<SVGSVGElement | null>;
}

type DealingProps = Pick<StageProps, 'phase' | 'round' | 'calm' | 'sound' | 'skip' | 'onShown'> & {
  /** What shall lie in each place in this phase. A card keeps its place for as long as it is on the table. */
  cards: readonly Lying[];
  /** What lies there on the way: tables that are dealt one after another before `cards`. */
  through?: readonly (readonly Lying[])[];
};

/** What moves in this phase, by name; null while the table rests. */
function beatOf({ phase, round }: DealingProps): string | null {
  if (phase === 'staking') return phase;
  const moves = (phase === 'dealing' || phase === 'showing') && round !== null;
  return moves ? `${phase}.${round.round_id}.${round.actions.length}` : null;
}

/**
 * Deals a game's cards through the phases of a round: the old ones go when a stake is placed, new ones come from the shoe
 * and turn, and only then the shell hears that they have been shown. Between movements the table is as the round says, so
 * a reload, a refusal and a shared round need nothing of this.
 */
export function useDealing(props: DealingProps): Dealing {
  const { cards, through = [], round, skip } = props;
  const beat = beatOf(props);
  const [lying, setLying] = useState(cards);
  const [told, setTold] = useState<string | null>(null);
  const places = useRef<(Element | null)[]>([]);
  const shoe = useRef<SVGSVGElement>(null);
  if (beat === null && lying.join() !== cards.join()) setLying(cards);
  const tellEnd = async (clock: ShowClock): Promise<boolean> => {
    if (!round) return true;
    const tier = celebrationOf(round);
    setTold(round.round_id);
    props.sound.win(tier);
    return clock.wait(Math.max(lookMs, celebrationMs[tier]));
  };
  const play = useEffectEvent(async (clock: ShowClock) => {
    const { phase, calm, sound, onShown } = props;
    const lay = (position: number, what: Lying) =>
      setLying((before) => Object.assign([...before], { [position]: what }));
    const place = (position: number) => places.current[position] ?? null;
    const table = { clock, calm, place, shoe: () => shoe.current, lay, flick: sound.flick };
    const dealt = await dealThrough(table, lying, [...through, cards]);
    if (!dealt || phase === 'staking') return;
    if (phase === 'dealing' || (await tellEnd(clock))) onShown();
  });
  useEffect(() => {
    if (beat === null) return;
    const clock = createShowClock(skip);
    void play(clock);
    return () => clock.callOff();
  }, [beat, skip]);
  return {
    lying: beat === null ? cards : lying,
    told: round !== null && told === round.round_id,
    place: (position) => (element) => {
      places.current[position] = element;
    },
    shoe,
  };
}
