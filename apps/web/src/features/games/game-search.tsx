import { Icon } from '@goldwren/ui/icons';
import { useRef } from 'react';
import { useTypedBefore } from '../../lib/use-typed-before.ts';
import { gallery } from '../../lib/words/gallery.ts';

const maxLength = 60;

/** Finds games by the words of their title and description. */
export function GameSearch({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useTypedBefore(field, (typed) => typed !== query && onSearch(typed));
  return (
    <search className="relative block w-full sm:max-w-72">
      <Icon name="search" className="pointer-events-none absolute top-3 left-3.5 size-5 text-ink-3" />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="q"
        autoComplete="off"
        maxLength={maxLength}
        aria-label={gallery.search}
        placeholder={gallery.search}
        value={query}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onSearch('')}
        className="field min-h-11 px-11"
      />
      {query === '' ? null : (
        <button
          type="button"
          aria-label={gallery.clear}
          onClick={() => onSearch('')}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-(--radius-m) text-ink-2"
        >
          <Icon name="close" />
        </button>
      )}
    </search>
  );
}
