import { Icon } from '@goldwren/ui/icons';
import { useId, useRef } from 'react';
import { useGoTo } from '../../lib/use-go-to.ts';
import { useTypedBefore } from '../../lib/use-typed-before.ts';
import { help } from '../../lib/words/help.ts';
import { SearchResults } from './search-results.tsx';
import { useArticleSearch } from './use-article-search.ts';
import { useSlash, walkWithKeys } from './use-search-keys.ts';

const words = help.search;
const maxLength = 100;

/** The search of the Help Center, with what it found below it. */
export function SearchBox() {
  const { query, setQuery, hits, prepare } = useArticleSearch();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const hint = useId();
  const goTo = useGoTo();
  useSlash(field);
  useTypedBefore(field, setQuery);

  function clear() {
    setQuery('');
    field.current?.focus();
  }

  function openBest() {
    const best = hits?.[0];
    if (best) goTo({ page: 'help-article', params: { article: best.slug } });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus among the controls in it.
    <div onKeyDown={(event) => walkWithKeys(event, { field, list, clear: query === '' ? null : clear })}>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            openBest();
          }}
          className="relative max-w-2xl"
        >
          <Icon name="search" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-ink-3" />
          <input
            ref={field}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            name="q"
            autoComplete="off"
            maxLength={maxLength}
            aria-label={words.label}
            aria-describedby={hint}
            placeholder={words.placeholder}
            value={query}
            onFocus={prepare}
            onChange={(event) => setQuery(event.target.value)}
            className="field px-11"
          />
          {query === '' ? null : <ClearButton onClick={clear} />}
        </form>
      </search>
      <p id={hint} className="mt-2 text-sm text-ink-3 max-md:sr-only">
        {words.hint}
      </p>
      <div ref={list}>
        <SearchResults query={query.trim()} hits={hits} />
      </div>
    </div>
  );
}

function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={words.clear}
      onClick={onClick}
      className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-(--radius-m) text-ink-2"
    >
      <Icon name="close" />
    </button>
  );
}
