import type { Round } from '@goldwren/contracts/player';
import { useState } from 'react';
import type { GameModule } from '../model/game-module.ts';
import type { RoundPhase } from '../model/play-state.ts';
import type { Decision } from '../model/round-types.ts';
import { createSkip } from '../model/skip.ts';
import { silentSoundBoard } from '../model/sound-board.ts';
import { useReducedMotion } from '../shell/use-reduced-motion.ts';

interface ChallengeStageProps {
  module: GameModule;
  phase: RoundPhase;
  round: Round;
  decision?: Decision | null;
  onDecision?: (decision: Decision) => void;
  onShown?: () => void;
}

const nothing = () => undefined;

/** The stage of a game with a hand of the challenge, without chips because there is no stake. */
export function ChallengeStage({
  module: { Stage },
  phase,
  round,
  decision = null,
  onDecision = nothing,
  onShown = nothing,
}: ChallengeStageProps) {
  const [skip] = useState(createSkip);
  const reducedMotion = useReducedMotion();
  return (
    <div
      className="stage is-still aspect-auto! h-[clamp(15rem,min(60dvh,88vw),36rem)] [&_.stake-chips]:hidden!"
      data-coin="gc"
    >
      <Stage
        {...{ phase, round, currency: 'gold', reducedMotion, onShown, sound: silentSoundBoard, skip, keys: false }}
        {...{ decision, onDecision, onAct: nothing, choice: {}, onChoice: nothing }}
      />
    </div>
  );
}
