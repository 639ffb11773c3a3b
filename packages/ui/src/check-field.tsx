import { type ComponentProps, type ReactNode, useId } from 'react';
import { FrameIcon } from './frame-icons.tsx';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A box to tick, with its sentence beside it; the whole line can be pressed. */
export function CheckField({ label, hint, error, className = '', ...input }: CheckFieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={`min-w-0 ${className}`}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="mt-0.5 size-5 shrink-0 accent-paper"
        />
        <span className="min-w-0">{label}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="ml-8 text-sm text-ink-3">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mt-1 flex gap-1.5 text-sm text-bad">
          <FrameIcon name="alert" className="mt-0.5 size-4" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
