import type { ReactNode } from 'react';
import type { GameModule, StageProps } from '../model/game-module.ts';
import { silentSoundBoard } from '../model/sound-board.ts';
import { useReducedMotion } from './motion/use-reduced-motion.ts';

type Shown = Pick<StageProps, 'phase' | 'round' | 'currency' | 'choice' | 'skip' | 'onShown'>;

interface WatchedStageProps extends Shown, Partial<Pick<StageProps, 'decision' | 'onDecision'>> {
  module: GameModule;
  className?: string;
}

const nothing = () => undefined;

/** The stage of a game away from its table: without sound, keys and choices. Its parts send nothing. */
export function WatchedStage({ module: { Stage }, className = '', ...shown }: WatchedStageProps): ReactNode {
  const { currency, decision = null, onDecision = nothing } = shown;
  const reducedMotion = useReducedMotion();
  return (
    <div className={`stage is-still ${className}`} data-coin={currency === 'gold' ? 'gc' : 'sc'}>
      <Stage
        {...{ ...shown, decision, onDecision, reducedMotion, sound: silentSoundBoard, keys: false }}
        {...{ onAct: nothing, onChoice: nothing }}
      />
    </div>
  );
}
