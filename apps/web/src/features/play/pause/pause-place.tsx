import { lazy, Suspense } from 'react';
import type { ProblemMessage } from '../../../lib/problems/describe-problem.ts';

/** Loaded when play is paused, which happens in few sessions. */
const PauseDialog = lazy(async () => ({ default: (await import('./pause-dialog.tsx')).PauseDialog }));

interface PausePlaceProps {
  pause: ProblemMessage | null;
  /** Whether a smaller stake could help. False in the daily challenge. */
  hasStake?: boolean;
  /** Null while a round is open, because the round must be finished first. */
  onStop: (() => void) | null;
  onAnswered: () => void;
}

export function PausePlace({ pause, ...answers }: PausePlaceProps) {
  if (!pause) return null;
  return (
    <Suspense fallback={null}>
      <PauseDialog pause={pause} {...answers} />
    </Suspense>
  );
}
