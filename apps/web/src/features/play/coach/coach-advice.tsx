import { coach } from '@goldwren/messages/current/coach';
import { type ReviewedTable, useReviews } from './use-reviews.ts';

export type CoachAdviceProps = ReviewedTable;

/** The advice after a hand, next to its controls: one sentence, about the decision that cost the most. */
export function CoachAdvice(props: CoachAdviceProps) {
  const reviews = useReviews(props);
  return (
    <p role="status" className="coach-advice">
      {reviews && (reviews[0] ?? <span className="font-semibold text-ok">{coach.best}</span>)}
    </p>
  );
}
