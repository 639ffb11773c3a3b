import { cellMessages as messages } from '@goldwren/messages/staff/cells';
import type { ReactNode } from 'react';
import { useRowCell } from '../../lib/cells/row-cell.ts';
import type { Target } from '../../lib/path-to.ts';
import { CellLink } from './cell-link.tsx';

/** Actions on a row. For a row of another cell, a link to the page of its back office where they are possible. */
export function OwnCellOnly({ page, children }: { page: Target; children: ReactNode }) {
  const cell = useRowCell();
  if (cell === null) return children;
  return (
    <CellLink cell={cell} target={page}>
      {messages.decideThere}
    </CellLink>
  );
}
