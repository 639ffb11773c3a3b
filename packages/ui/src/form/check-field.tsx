import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldNotes } from './field-notes.tsx';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A checkbox with a label next to it. The whole line can be clicked. */
export function CheckField({ label, hint, error, className = '', ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={`min-w-0 ${className}`}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, hint, error })}
          className="mt-0.5 size-5 shrink-0 accent-paper"
        />
        <span className="min-w-0">{label}</span>
      </label>
      <FieldNotes {...{ id, hint, error }} hintPlace="ml-8" errorPlace="mt-1" />
    </div>
  );
}
