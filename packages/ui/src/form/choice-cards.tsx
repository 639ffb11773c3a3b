import { type ReactNode, useId } from 'react';
import { describedBy, FieldNotes } from './field-notes.tsx';

interface Choice<T extends string> {
  value: T;
  label: string;
  /** Explanation below the label. */
  note?: ReactNode;
}

interface ChoiceCardsProps<T extends string> {
  legend: string;
  name: string;
  choices: readonly Choice<T>[];
  value: T | null;
  onChange: (value: T) => void;
  hint?: ReactNode;
  error?: string | undefined;
  /** Classes of the grid, such as its number of columns. */
  className?: string;
}

/** A choice between a few visible options: native radio buttons, each in a card that can be clicked anywhere. */
export function ChoiceCards<T extends string>({
  legend,
  name,
  choices,
  value,
  onChange,
  ...props
}: ChoiceCardsProps<T>) {
  const { hint, error, className = 'sm:grid-cols-2' } = props;
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy({ id, hint, error })}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className={`grid gap-2 ${className}`}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-(--radius-m) border border-line-strong bg-well px-3.5 py-2 has-checked:border-paper has-checked:bg-raised has-checked:[box-shadow:0_0_0_1px_var(--color-paper)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              required
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              aria-invalid={error ? true : undefined}
              className="size-4.5 shrink-0 accent-paper outline-none"
            />
            <span className="min-w-0">
              <span className="block font-medium">{choice.label}</span>{' '}
              {choice.note ? <span className="block text-sm text-ink-2">{choice.note}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes {...{ id, hint, error }} />
    </fieldset>
  );
}
