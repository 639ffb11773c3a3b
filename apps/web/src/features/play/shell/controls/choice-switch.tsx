import { useId } from 'react';

interface ChoiceSwitchProps<T extends string | number> {
  /** The name of the choice, for example `Risk`. */
  legend: string;
  options: readonly { readonly value: T; readonly label: string }[];
  value: T;
  /** True while a round is running, when the choice cannot change. */
  locked: boolean;
  onChange: (value: T) => void;
}

/** A choice between a few options before a round. Native radio buttons provide arrow keys, names and states. */
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
