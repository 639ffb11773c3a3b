import type { Round } from '@goldwren/contracts/player';
import { useState } from 'react';
import type { GameModule } from '../model/game-module.ts';
import type { RoundPhase } from '../model/play-state.ts';
import type { Decision } from '../model/round-types.ts';
import { createSkip } from '../model/skip.ts';
import { WatchedStage } from '../shell/watched-stage.tsx';

interface ChallengeStageProps {
  module: GameModule;
  phase: RoundPhase;
  round: Round;
  decision?: Decision | null;
  onDecision?: (decision: Decision) => void;
  onShown?: () => void;
}

const nothing = () => undefined;

/** The size of the stage, which has no chips because a hand of the challenge has no stake. */
export const challengeStage = 'aspect-auto! h-[clamp(13.5rem,min(54dvh,88vw),36rem)] [&_.stake-chips]:hidden!';

/** The stage of a game with the open hand of the challenge. */
export function ChallengeStage({ onShown = nothing, ...shown }: ChallengeStageProps) {
  const [skip] = useState(createSkip);
  return <WatchedStage {...{ ...shown, onShown, skip, currency: 'gold', choice: {} }} className={challengeStage} />;
}
