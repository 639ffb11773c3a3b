import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Icon } from './icons.tsx';
import { useUiWords } from './ui-words.tsx';

interface Described {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Says so after the label; every other field is required. */
  optional?: boolean;
}

interface Wiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label above, control, then hint and error, tied together for assistive technology. */
function FieldFrame({
  label,
  hint,
  error,
  optional,
  children,
}: Described & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const words = useUiWords();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {optional ? <span className="font-normal text-ink-3"> ({words.optional})</span> : null}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-3">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm text-bad">
          <Icon name="alert" className="mt-0.5 size-4" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

export function TextField({ label, hint, error, optional, ...input }: Described & ComponentProps<'input'>) {
  return (
    <FieldFrame {...{ label, hint, error, optional: optional ?? false }}>
      {(wiring) => <input required={!optional} {...input} {...wiring} className="field" />}
    </FieldFrame>
  );
}

export function SelectField({ label, hint, error, optional, ...select }: Described & ComponentProps<'select'>) {
  return (
    <FieldFrame {...{ label, hint, error, optional: optional ?? false }}>
      {(wiring) => <select required={!optional} {...select} {...wiring} className="field" />}
    </FieldFrame>
  );
}

export function TextAreaField({ label, hint, error, optional, ...area }: Described & ComponentProps<'textarea'>) {
  return (
    <FieldFrame {...{ label, hint, error, optional: optional ?? false }}>
      {(wiring) => <textarea required={!optional} {...area} {...wiring} className="field resize-y" />}
    </FieldFrame>
  );
}

/** A password that its owner may look at; pasting and password managers work as in any field. */
export function PasswordField({ label, hint, error, ...input }: Described & ComponentProps<'input'>) {
  const { showTyped } = useUiWords();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(wiring) => (
        <div className="relative">
          <input required {...input} {...wiring} type={shown ? 'text' : 'password'} className="field pr-13" />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={showTyped(label)}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center text-ink-2"
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
