import { cellMessages as messages } from '@goldwren/messages/staff/cells';
import { useCells } from '../../lib/cells/use-cells.ts';
import { PageLink } from '../../shared/page-link.tsx';

/** A link to the state of all cells. Nothing on a site with one cell. */
export function CellsLink() {
  if (useCells().length === 0) return null;
  return (
    <p className="mb-4">
      <PageLink page="cells">{messages.open}</PageLink>
    </p>
  );
}
