import type { MissingCells as Missing, SearchResult } from '@goldwren/contracts/staff';
import { frame } from '@goldwren/messages/staff/frame';
import { searchResultsPerKind } from '@goldwren/rules';
import type { Target } from '../../lib/path-to.ts';
import { CellLink } from '../../shared/cells/cell-link.tsx';
import { MissingCells } from '../../shared/cells/missing-cells.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { When } from '../../shared/when.tsx';

const texts = frame.search;

/** A result. `elsewhere` is the other cell that has it; null for this cell. */
export type FoundResult = SearchResult & { elsewhere: string | null };

/** Returns the page that shows a result. */
export function targetOf({ kind, page_id: id, cursor }: SearchResult): Target {
  switch (kind) {
    case 'round':
      return { page: 'player', params: { id }, search: { kind: 'round', ...(cursor ? { cursor } : {}) } };
    case 'receipt':
      return { page: 'redemption', params: { id } };
    case 'free_entry':
      return { page: 'free-entry', params: { id } };
    case 'staff_member':
      return { page: 'staff-account', params: { id } };
    default:
      return { page: kind, params: { id } };
  }
}

interface SearchResultsProps {
  /** The text that was searched. */
  q: string;
  results: readonly FoundResult[];
  /** The month of an ID that nothing has, when its rounds are only in the archive. */
  archivedMonth: string | null;
  /** Cells whose results are not included. */
  missing: Missing;
  /** A link was followed. */
  onLeave: () => void;
}

/** The results of a search by kind, with a link to all matching players when the list may have more. */
export function SearchResults({ q, results, archivedMonth, missing, onLeave }: SearchResultsProps) {
  if (results.length === 0) return <NothingFound archivedMonth={archivedMonth} missing={missing} />;
  const players = results.filter(({ kind }) => kind === 'player');
  const look = 'flex items-baseline gap-3 px-3 py-2 hover:bg-raised';
  return (
    <>
      <MissingCells missing={missing} />
      <ul aria-label={texts.label} className="divide-y divide-line">
        {results.map((result) => (
          <li key={`${result.kind}-${result.id}`}>
            {result.elsewhere === null ? (
              <PageLink {...targetOf(result)} onClick={onLeave} className={look}>
                <Line {...result} />
              </PageLink>
            ) : (
              <CellLink cell={result.elsewhere} target={targetOf(result)} className={look}>
                <Line {...result} />
              </CellLink>
            )}
          </li>
        ))}
      </ul>
      {players.length >= searchResultsPerKind ? (
        <p className="border-t border-line px-3 py-2">
          <PageLink
            page="players"
            search={players.some(({ elsewhere }) => elsewhere !== null) ? { cells: 'all' } : undefined}
            state={{ privateFilters: { q } }}
            onClick={onLeave}
          >
            {texts.allPlayers}
          </PageLink>
        </p>
      ) : null}
    </>
  );
}

function NothingFound({ archivedMonth, missing }: Pick<SearchResultsProps, 'archivedMonth' | 'missing'>) {
  return (
    <div className="grid gap-2 p-3 text-ink-2">
      <MissingCells missing={missing} />
      <p>{texts.found(0)}</p>
      {archivedMonth === null ? null : (
        <>
          <p>{texts.archived(archivedMonth)}</p>
          <p>
            <code className="break-all">{texts.archiveCommand(archivedMonth)}</code>
          </p>
        </>
      )}
    </div>
  );
}

function Line({ kind, id, name, note, at, elsewhere }: FoundResult) {
  return (
    <>
      <span className="w-20 shrink-0 text-sm text-ink-3 sm:w-24">{texts.kinds[kind]}</span>
      <span className="min-w-0 flex-1 break-words">
        <span className="font-medium">{name ?? (kind === 'player' ? texts.erased : id)}</span>
        {note ? <span className="block text-sm break-all text-ink-3">{note}</span> : null}
        {elsewhere ? <span className="block text-sm text-ink-3">{elsewhere}</span> : null}
      </span>
      {at ? (
        <span className="text-sm text-ink-3 max-sm:hidden">
          <When at={at} />
        </span>
      ) : null}
    </>
  );
}
