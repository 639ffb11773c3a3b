import { lazy, Suspense } from 'react';
import type { Alarm } from './alarm.ts';

const AlarmNote = lazy(() => import('./alarm-note.tsx').then(({ AlarmNote: note }) => ({ default: note })));

/** Shows a violation if there is one. Its messages load only then. */
export function AlarmPlace({ alarm }: { alarm: Alarm | null }) {
  return (
    alarm && (
      <Suspense fallback={null}>
        <AlarmNote alarm={alarm} />
      </Suspense>
    )
  );
}
