import { lazy, Suspense } from 'react';
import type { Violation } from '../violation.ts';

const ViolationNote = lazy(() => import('./violation-note.tsx').then(({ ViolationNote: note }) => ({ default: note })));

/** Shows a violation if there is one. Its messages load only then. */
export function ViolationNotice({ violation }: { violation: Violation | null }) {
  return (
    violation && (
      <Suspense fallback={null}>
        <ViolationNote violation={violation} />
      </Suspense>
    )
  );
}
