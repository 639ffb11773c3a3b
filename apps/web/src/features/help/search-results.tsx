import { help } from '@goldwren/messages/current/help';
import { ButtonLink, PageLink } from '../../shared/navigation/page-link.tsx';
import type { Piece } from './find-words.ts';
import type { Hit } from './search-articles.ts';

const messages = help.search;

interface SearchResultsProps {
  query: string;
  /** Null when the query is empty. */
  hits: readonly Hit[] | null;
}

/** The results, or suggestions when there are none. Screen readers hear the number of results. */
export function SearchResults({ query, hits }: SearchResultsProps) {
  const announcement = hits === null ? '' : hits.length === 0 ? messages.none(query) : messages.found(hits.length);
  return (
    <>
      <p role="status" className={hits === null ? 'sr-only' : 'mt-4 text-lg font-semibold'}>
        {announcement}
      </p>
      {hits === null ? null : hits.length === 0 ? <NothingFound /> : <Found hits={hits} />}
    </>
  );
}

function Found({ hits }: { hits: readonly Hit[] }) {
  return (
    <ul aria-label={messages.results} className="mt-3 grid gap-2">
      {hits.map(({ slug, title, excerpt }) => (
        <li key={slug}>
          <PageLink
            page="help-article"
            params={{ article: slug }}
            className="card block p-4 hover:border-line-strong hover:bg-raised"
          >
            <span className="font-semibold">
              <Marked pieces={title} />
            </span>
            <span className="mt-1 block text-sm text-ink-2">
              <Marked pieces={excerpt} />
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, hit }, index) =>
    hit ? (
      <mark key={index} className="rounded-(--radius-s) bg-gc-deep px-0.5 text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

function NothingFound() {
  return (
    <div className="card mt-3 p-4 md:p-5">
      <p className="max-w-2xl text-ink-2">{messages.noneText}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <ButtonLink page="contact">{help.contactSupport}</ButtonLink>
        <ButtonLink page="faqs" look="secondary">
          {help.allFaqs}
        </ButtonLink>
      </p>
    </div>
  );
}
