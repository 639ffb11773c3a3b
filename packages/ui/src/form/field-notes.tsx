import type { ReactNode } from 'react';
import { FrameIcon } from '../icons/frame-icons.tsx';

interface Notes {
  /** ID of the field in the page. */
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Returns the `aria-describedby` of a field with these notes. */
export function describedBy({ id, hint, error }: Notes): string | undefined {
  return [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
}

interface FieldNotesProps extends Notes {
  /** Classes for the distance of each note from the field. */
  hintPlace?: string;
  errorPlace?: string;
}

/** Below a field: a hint for its input, then its error. */
export function FieldNotes({ id, hint, error, hintPlace = 'mt-1.5', errorPlace = 'mt-1.5' }: FieldNotesProps) {
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className={`${hintPlace} text-sm text-ink-3`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={`${errorPlace} flex gap-1.5 text-sm text-bad`}>
          <FrameIcon name="alert" className="mt-0.5 size-4" />
          {error}
        </p>
      ) : null}
    </>
  );
}
