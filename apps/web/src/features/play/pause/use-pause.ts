import { useState } from 'react';
import type { ProblemMessage } from '../../../lib/problems/describe-problem.ts';
import { useDueCheck } from './use-due-check.ts';

/** Problems that stop play for longer than one stake. Each has a dialog that requires an answer. */
const pausingCodes: ReadonlySet<string> = new Set([
  'limit_reached',
  'reality_check_due',
  'self_excluded',
  'exclusion_review',
  'cooling_off',
]);

interface Pause {
  /** The problem that pauses play now. */
  readonly pause: ProblemMessage | null;
  /** The note below the table. An answered reality check disappears; a limit stays visible. */
  readonly note: ProblemMessage | null;
  readonly answered: () => void;
}

/** A due reality check without a rejected stake. Its dialog has its own text. */
const dueCheck: ProblemMessage = { code: 'reality_check_due', title: '', text: '', link: null, requestId: null };

/** Stakes are rejected between two rounds, so play always stops at the end of a round. */
export function usePause(problem: ProblemMessage | null, betweenRounds: boolean): Pause {
  const check = useDueCheck(betweenRounds);
  const [seen, setSeen] = useState<ProblemMessage | null>(null);
  const stops = problem !== null && pausingCodes.has(problem.code);
  const isOver = problem === seen && problem?.code === 'reality_check_due';
  return {
    pause: stops && problem !== seen ? problem : check.isDue ? dueCheck : null,
    note: isOver || (stops && problem !== seen) ? null : problem,
    answered: () => {
      setSeen(problem);
      check.answered();
    },
  };
}
