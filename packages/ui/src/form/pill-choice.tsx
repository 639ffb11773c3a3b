import { type ReactNode, useId } from 'react';

interface PillChoiceProps<T extends string> {
  /** Screen readers announce it before the options. */
  label: string;
  options: readonly { readonly value: T; readonly text: ReactNode; readonly name?: string }[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
}

/** A choice between a few short options next to each other: radio buttons in one rounded box. */
export function PillChoice<T extends string>({ label, options, value, onChange, className = '' }: PillChoiceProps<T>) {
  const group = useId();
  return (
    <fieldset
      className={`flex w-fit max-w-full flex-wrap rounded-[1.5rem] border border-line-strong p-0.5 ${className}`}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="option flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-3 text-sm font-semibold has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={group}
            className="sr-only"
            aria-label={option.name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  );
}
