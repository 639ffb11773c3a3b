import { cellMessages as messages } from '@goldwren/messages/staff/cells';
import { SelectField } from '@goldwren/ui/field';
import { useCells } from '../../lib/cells/use-cells.ts';
import type { PagedList } from '../../lib/lists/use-paged-list.ts';

/** Switches a list between this cell and all cells. Nothing on a site with one cell, and for a list of this cell only. */
export function CellSwitch({ list }: { list: Pick<PagedList<unknown>, 'allCells' | 'setAllCells'> }) {
  const cells = useCells();
  if (list.allCells === null || cells.length === 0) return null;
  return (
    <div className="min-w-36">
      <SelectField
        key={String(list.allCells)}
        label={messages.shown}
        defaultValue={list.allCells ? 'all' : 'own'}
        required={false}
        onChange={({ target }) => list.setAllCells(target.value === 'all')}
      >
        <option value="own">{messages.own}</option>
        <option value="all">{messages.all}</option>
      </SelectField>
    </div>
  );
}
