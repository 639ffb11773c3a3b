import { cellMessages } from '@goldwren/messages/staff/cells';
import { CellTable } from '../../features/cells/cell-table.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={cellMessages.about}>{cellMessages.title}</PageTitle>
      <CellTable />
    </>
  );
}
