import { help } from '@goldwren/messages/current/help';
import { SearchField } from '@goldwren/ui/search-field';
import { useId, useRef } from 'react';
import { useGoTo } from '../../lib/navigation/use-go-to.ts';
import { SearchResults } from './search-results.tsx';
import { useArticleSearch } from './use-article-search.ts';
import { handleSearchKeys, useSlash } from './use-search-keys.ts';

const messages = help.search;
const maxLength = 100;

/** The search field of the Help Center, with the results below it. */
export function SearchBox() {
  const { query, setQuery, hits, prepare } = useArticleSearch();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const hint = useId();
  const goTo = useGoTo();
  useSlash(field);

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
    <div onKeyDown={(event) => handleSearchKeys(event, { field, list, clear: query === '' ? null : clear })}>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            openBest();
          }}
          className="max-w-2xl"
        >
          <SearchField
            field={field}
            label={messages.label}
            placeholder={messages.placeholder}
            clear={messages.clear}
            maxLength={maxLength}
            aria-describedby={hint}
            value={query}
            onFocus={prepare}
            onChange={setQuery}
          />
        </form>
      </search>
      <p id={hint} className="mt-2 text-sm text-ink-3 max-md:sr-only">
        {messages.hint}
      </p>
      <div ref={list}>
        <SearchResults query={query.trim()} hits={hits} />
      </div>
    </div>
  );
}
