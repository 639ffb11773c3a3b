import { useId } from 'react';

interface ChoiceSwitchProps<T extends string | number> {
  /** What is chosen: `Risk`. */
  legend: string;
  options: readonly { readonly value: T; readonly label: string }[];
  value: T;
  /** A round is running: its choice stays. */
  locked: boolean;
  onChange: (value: T) => void;
}

/** One of a few, chosen before a round. Native radios, so arrows, names and states are the browser's own. */
export function ChoiceSwitch<T extends string | number>(props: ChoiceSwitchProps<T>) {
  const { legend, options, value, locked, onChange } = props;
  const group = useId();
  return (
    <fieldset className="option-switch choice-switch" aria-label={legend}>
      <span aria-hidden="true">{legend}</span>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className="sr-only"
            name={group}
            checked={option.value === value}
            disabled={locked && option.value !== value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
