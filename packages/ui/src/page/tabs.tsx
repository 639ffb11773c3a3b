import { type KeyboardEvent, useRef } from 'react';

interface TabsProps<T extends string> {
  label: string;
  options: readonly { value: T; text: string }[];
  value: T;
  onChange: (value: T) => void;
  /** ID of the element that shows the content of the selected tab. */
  controls: string;
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs with one tab stop. Arrow keys, Home and End select a tab. */
export function Tabs<T extends string>({ label, options, value, onChange, controls }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    // Start from the focused tab: a second key press may come before the first selection has rendered.
    const focused = [...(list.current?.children ?? [])].indexOf(event.target as Element);
    const index = step(focused, options.length);
    const chosen = options[index];
    if (!chosen) return;
    onChange(chosen.value);
    (list.current?.children[index] as HTMLElement | undefined)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="tab"
          id={`${controls}-${option.value}`}
          aria-selected={option.value === value}
          aria-controls={controls}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
          className="min-h-11 shrink-0 rounded-full border border-line-strong px-4 font-medium whitespace-nowrap aria-selected:border-paper aria-selected:bg-paper aria-selected:text-on-paper"
        >
          {option.text}
        </button>
      ))}
    </div>
  );
}
