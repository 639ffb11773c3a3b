import { gallery } from '@goldwren/messages/current/gallery';
import { SearchField } from '@goldwren/ui/search-field';

const maxLength = 60;

/** Finds games by the words in their title and description. */
export function GameSearch({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  return (
    <search className="block w-full sm:max-w-72">
      <SearchField
        label={gallery.search}
        placeholder={gallery.search}
        clear={gallery.clear}
        maxLength={maxLength}
        value={query}
        onChange={onSearch}
        onKeyDown={(event) => event.key === 'Escape' && onSearch('')}
      />
    </search>
  );
}
