import { useEffect, useEffectEvent, useRef } from 'react';
import { celebrationOf } from '../../model/celebration.ts';
import type { StageProps } from '../../model/game-module.ts';
import { createShowClock } from '../../shell/show-clock.ts';

export const cardStaggerMs = 95;
const turnsMs = 5 * cardStaggerMs + 350;
const lookMs = 450;

/** Lets the last draw be seen before the result is told; a skip tells it at once. */
export function useHandShow(props: StageProps): void {
  const { phase, round } = props;
  const roundId = round?.round_id;
  const told = useRef<string | null>(null);
  const finish = useEffectEvent(() => {
    if (!round || told.current === round.round_id) return;
    told.current = round.round_id;
    props.sound.win(celebrationOf(round));
    props.onShown();
  });
  const { skip } = props;
  useEffect(() => {
    if (phase !== 'showing' || !roundId) return;
    const clock = createShowClock(skip);
    void clock.wait(turnsMs + lookMs).then((finished) => finished && finish());
    return () => clock.callOff();
  }, [phase, roundId, skip]);
}
