import type { GameModule } from '../../model/game-module.ts';
import type { PlayState } from '../../model/play-state.ts';
import type { Bet } from '../../session/bet/use-bet.ts';
import type { PlayController } from '../../session/play-controller.ts';
import { MoreActions } from './more-actions.tsx';

/** True when a game needs its own row, for choices before a round or for actions other than the main button's. */
export function hasOwnRow({ Choices, labels }: GameModule): boolean {
  return Choices !== null || Object.keys(labels.actions).length > 1;
}

interface OwnRowProps {
  module: GameModule;
  bet: Bet;
  state: PlayState;
  running: boolean;
  /** True while a press is not accepted, because the actions have just changed. */
  guarded: boolean;
  act: PlayController['act'];
}

export function OwnRow({ module, bet, state, running, guarded, act }: OwnRowProps) {
  return (
    <>
      {module.Choices && <module.Choices choice={bet.choice} locked={running} onChange={bet.setChoice} />}
      <MoreActions {...{ module, state, guarded }} onAct={act} />
    </>
  );
}
