import type { Round } from '@goldwren/contracts/player';
import type { Choice } from '@goldwren/game-engine';
import { certificate } from '@goldwren/messages/current/certificate';
import { Button } from '@goldwren/ui/button';
import { useCallback, useEffect, useState } from 'react';
import type { GameModule } from '../../model/game-module.ts';
import { createSkip } from '../../model/skip.ts';
import { WatchedStage } from '../watched-stage.tsx';

/** How long a stage waits for the round, as it does for an answer of the server. Reels are then at full speed. */
const waitMs = 600;
/** The pause before each decision, in which a visitor can see the table. */
const decisionMs = 700;

interface ReplayStageProps {
  module: GameModule;
  /** The open rounds after the deal and each decision, and then the settled round. */
  steps: readonly Round[];
  isOver: boolean;
  onOver: (isOver: boolean) => void;
  className?: string;
}

/**
 * Shows the round as its player saw it, step by step, and then its end. With reduced motion, only the end until a visitor
 * plays it.
 */
export function ReplayStage({ module, steps, isOver, onOver, className }: ReplayStageProps) {
  const [skip] = useState(createSkip);
  const [step, setStep] = useState(0);
  const [pause, setPause] = useState<'staking' | 'acting' | null>('staking');
  const last = steps.length - 1;
  const isLast = step === last;
  const round = steps[step];
  useEffect(() => {
    if (pause === null || isOver) return;
    const timer = setTimeout(
      () => {
        setPause(null);
        if (pause === 'acting') setStep((shown) => shown + 1);
      },
      pause === 'staking' ? waitMs : decisionMs,
    );
    return () => clearTimeout(timer);
  }, [pause, isOver]);
  const onShown = useCallback(() => (isLast ? onOver(true) : setPause('acting')), [isLast, onOver]);
  const playAgain = () => {
    setStep(0);
    setPause('staking');
    onOver(false);
  };
  const showEnd = () => {
    setPause(null);
    setStep(last);
    skip.request();
  };
  if (!round) return null;
  const phase = isOver ? 'idle' : (pause ?? (isLast ? 'showing' : 'dealing'));
  const shown = phase === 'idle' ? steps[last] : phase === 'staking' ? null : round;
  return (
    <>
      <WatchedStage
        {...{
          module,
          phase,
          round: shown ?? null,
          currency: round.currency,
          choice: round.choice as Choice,
          skip,
          onShown,
          ...(className ? { className } : {}),
        }}
      />
      <Button look="secondary" className="mt-3" onClick={isOver ? playAgain : showEnd}>
        {isOver ? certificate.replay.again : certificate.replay.skip}
      </Button>
    </>
  );
}
