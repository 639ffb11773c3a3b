import { gallery } from '@goldwren/messages/current/gallery';
import { SearchField } from '@goldwren/ui/search-field';

const maxLength = 60;

interface GameSearchProps {
  query: string;
  onSearch: (query: string) => void;
  onFocus: () => void;
}

/** Finds games by the words of their title and description. */
export function GameSearch({ query, onSearch, onFocus }: GameSearchProps) {
  return (
    <search className="block w-full sm:max-w-72">
      <SearchField
        label={gallery.search}
        placeholder={gallery.search}
        clear={gallery.clear}
        maxLength={maxLength}
        value={query}
        onFocus={onFocus}
        onChange={onSearch}
        onKeyDown={(event) => event.key === 'Escape' && onSearch('')}
      />
    </search>
  );
}
