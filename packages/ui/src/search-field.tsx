import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { Icon } from './icons.tsx';

interface SearchFieldProps
  extends Pick<ComponentProps<'input'>, 'aria-describedby' | 'maxLength' | 'onFocus' | 'onKeyDown'> {
  label: string;
  placeholder: string;
  /** What the button that empties the field is called. */
  clear: string;
  value: string;
  onChange: (value: string) => void;
  /** Where somebody else moves the focus to it. */
  field?: RefObject<HTMLInputElement | null>;
}

/** A field that looks for what is typed into it, with a button that empties it. */
export function SearchField({ label, placeholder, clear, value, onChange, field, ...input }: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const place = field ?? own;
  const first = useRef({ value, onChange });
  useEffect(() => {
    // What was typed into a written page before the script had taken it over.
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
            // The button is gone with the text; whoever pressed it goes on typing.
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
