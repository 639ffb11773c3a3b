import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Drawing } from '../icons/frame-icons.tsx';
import { useUiMessages } from '../ui-messages.tsx';
import { describedBy, FieldNotes } from './field-notes.tsx';

/** Only for the password field. */
const eyes = {
  open: (
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z" />
  ),
  crossed: (
    <path d="M4 4l16 16M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-1" />
  ),
};

interface Described {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Adds "optional" after the label. All other fields are required. */
  optional?: boolean;
}

interface Wiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, control, hint and error, connected for assistive technology. */
function FieldFrame({
  label,
  hint,
  error,
  optional,
  children,
}: Described & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const messages = useUiMessages();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {optional ? <span className="font-normal text-ink-3"> ({messages.optional})</span> : null}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy({ id, hint, error }) })}
      <FieldNotes {...{ id, hint, error }} />
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

/** A password field with a button that shows the password. Pasting and password managers work as in any field. */
export function PasswordField({ label, hint, error, ...input }: Described & ComponentProps<'input'>) {
  const { showTyped } = useUiMessages();
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
            <Drawing>{eyes[shown ? 'crossed' : 'open']}</Drawing>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
