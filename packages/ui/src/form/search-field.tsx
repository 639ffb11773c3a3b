import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../icons/icons.tsx';

interface SearchFieldProps
  extends Pick<ComponentProps<'input'>, 'aria-describedby' | 'maxLength' | 'onFocus' | 'onKeyDown'> {
  label: string;
  placeholder: string;
  /** Label of the button that clears the field. */
  clear: string;
  value: string;
  onChange: (value: string) => void;
  /** Lets the caller move the focus to the field. */
  field?: RefObject<HTMLInputElement | null>;
}

/** A search field with a button that clears it. */
export function SearchField({ label, placeholder, clear, value, onChange, field, ...input }: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const place = field ?? own;
  const first = useRef({ value, onChange });
  useEffect(() => {
    // The visitor may have typed into the prerendered page before the script started.
    const typed = place.current?.value;
    if (typed && typed !== first.current.value) first.current.onChange(typed);
  }, [place]);
  return (
    <div className="relative">
      <Icon name="search" className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-ink-3" />
      <input
        {...input}
        ref={place}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="q"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field px-11"
      />
      {value === '' ? null : (
        <button
          type="button"
          aria-label={clear}
          onClick={() => {
            onChange('');
            // The button disappears with the text, so the focus moves to the field for more typing.
            place.current?.focus();
          }}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-(--radius-m) text-ink-2"
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
