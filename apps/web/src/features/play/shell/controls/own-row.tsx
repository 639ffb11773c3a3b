import type { CoachAdviceProps } from '../../coach/coach-advice.tsx';
import type { GameModule } from '../../model/game-module.ts';
import type { PlayState } from '../../model/play-state.ts';
import type { Bet } from '../../session/bet/use-bet.ts';
import type { PlayController } from '../../session/play-controller.ts';
import { loadLater } from '../loading/load-later.tsx';
import { MoreActions } from './more-actions.tsx';

const advice = loadLater<CoachAdviceProps>(async () => (await import('../../coach/coach-advice.tsx')).CoachAdvice);

/** True when a game needs its own row, for choices before a round, for actions other than the main button's or for advice. */
export function hasOwnRow({ Choices, labels }: GameModule, coach: boolean): boolean {
  return coach || Choices !== null || Object.keys(labels.actions).length > 1;
}

interface OwnRowProps {
  module: GameModule;
  bet: Bet;
  state: PlayState;
  running: boolean;
  /** True while a press is not accepted, because the actions have just changed. */
  guarded: boolean;
  /** True to compare each finished hand with the best play, where its actions were. */
  coach: boolean;
  act: PlayController['act'];
}

export function OwnRow({ module, bet, state, running, guarded, coach, act }: OwnRowProps) {
  return (
    <>
      {module.Choices && <module.Choices choice={bet.choice} locked={running} onChange={bet.setChoice} />}
      <MoreActions {...{ module, state, guarded }} onAct={act} />
      {coach && <advice.Part {...{ module, state }} />}
    </>
  );
}
