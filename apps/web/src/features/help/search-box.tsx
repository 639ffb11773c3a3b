import { Icon } from '@goldwren/ui/icons';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { pathTo } from '../../lib/path-to.ts';
import { help } from '../../lib/words/help.ts';
import { SearchResults } from './search-results.tsx';
import { useArticleSearch } from './use-article-search.ts';

const words = help.search;
const maxLength = 100;

/** True where a key is typed into something. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** The search of the Help Center, with what it found below it. */
export function SearchBox() {
  const { query, setQuery, hits, prepare } = useArticleSearch();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const hint = useId();
  const navigate = useNavigate();

  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  function clear() {
    setQuery('');
    field.current?.focus();
  }

  /** Arrows walk from the field through what was found and back; Escape begins anew. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      clear();
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('li a') ?? [])];
    if (step === 0 || links.length === 0) return;
    event.preventDefault();
    const next = links.indexOf(document.activeElement as HTMLElement) + step;
    if (next < 0) field.current?.focus();
    else links[Math.min(next, links.length - 1)]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus among the controls in it.
    <div onKeyDown={onKeyDown}>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const first = hits?.[0];
            if (first) navigate(pathTo({ page: 'help-article', params: { article: first.slug } }));
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
          {query === '' ? null : (
            <button
              type="button"
              aria-label={words.clear}
              onClick={clear}
              className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-(--radius-m) text-ink-2"
            >
              <Icon name="close" />
            </button>
          )}
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
