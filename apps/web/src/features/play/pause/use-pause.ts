import { useState } from 'react';
import type { ProblemMessage } from '../../../lib/describe-problem.ts';
import { useDueCheck } from './use-due-check.ts';

/** Refusals that stop play for longer than one stake: each has a dialog that has to be answered. */
const pausing: ReadonlySet<string> = new Set([
  'limit_reached',
  'reality_check_due',
  'self_excluded',
  'exclusion_review',
  'cooling_off',
]);

interface Pause {
  /** What play stands still for now. */
  readonly pause: ProblemMessage | null;
  /** What is said below the table: a reality check that was answered is over, a limit stays to be read. */
  readonly note: ProblemMessage | null;
  readonly answered: () => void;
}

/** A reality check that no stake had to be refused for. Its dialog has words of its own. */
const dueCheck: ProblemMessage = { code: 'reality_check_due', title: '', text: '', link: null, requestId: null };

/** A stake is refused between two rounds, so whatever stops play does so at the end of a cycle. */
export function usePause(problem: ProblemMessage | null, betweenRounds: boolean): Pause {
  const check = useDueCheck(betweenRounds);
  const [seen, setSeen] = useState<ProblemMessage | null>(null);
  const stops = problem !== null && pausing.has(problem.code);
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
