import type { ChallengeHand } from '@goldwren/contracts/player';
import { useMemo, useState } from 'react';
import type { GameModule } from '../model/game-module.ts';
import { useReducedMotion } from '../shell/motion/use-reduced-motion.ts';
import { ReplayStage } from '../shell/replay/replay-stage.tsx';
import { challengeStage } from './challenge-stage.tsx';
import { HandReview } from './hand-review.tsx';
import { listHandSteps } from './hand-steps.ts';

interface HandReplayProps {
  entryId: string;
  hand: ChallengeHand;
  module: GameModule;
}

/** Plays a finished hand, decision by decision. Its review comes with the end. */
export function HandReplay({ entryId, hand, module }: HandReplayProps) {
  const steps = useMemo(() => listHandSteps(module.engine, entryId, hand), [module, entryId, hand]);
  const reducedMotion = useReducedMotion();
  const [isOver, onOver] = useState(reducedMotion);
  return (
    <>
      <ReplayStage {...{ module, steps, isOver, onOver }} className={challengeStage} />
      <div className="mt-3 min-h-20">{isOver && <HandReview {...{ hand, labels: module.labels.actions }} />}</div>
    </>
  );
}
