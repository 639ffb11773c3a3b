import { coach } from '@goldwren/messages/current/coach';
import { SwitchRow } from '../shell/controls/switch-row.tsx';
import { type ReviewedTable, useReviews } from './use-reviews.ts';

export interface CoachRowProps extends ReviewedTable {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** The switch of the coach, and what its amounts mean. */
export function CoachRow({ on, onChange, ...table }: CoachRowProps) {
  return (
    <>
      <SwitchRow label={coach.title} on={on} onChange={onChange} />
      {on && (
        <div className="text-sm text-ink-3">
          <p>{coach.average}</p>
          <EveryAdvice {...table} />
        </div>
      )}
    </>
  );
}

/** The controls have space for one sentence, so a hand with more of them has its list here. */
function EveryAdvice(table: ReviewedTable) {
  const reviews = useReviews(table);
  if (!reviews || reviews.length < 2) return null;
  return (
    <ul className="mt-2 list-disc space-y-1 pl-5">
      {reviews.map((sentence, index) => (
        <li key={index}>{sentence}</li>
      ))}
    </ul>
  );
}
