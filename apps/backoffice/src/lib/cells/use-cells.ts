import type { StaffCell } from '@goldwren/contracts/staff';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../queries.ts';

const staleMs = 60_000;
/** The list of cells changes when operators add one. */
export const cellsQuery = { ...queries.cells.list(), staleTime: staleMs };

const none: readonly StaffCell[] = [];

/** The cells of the site by name. Empty on a site with one cell, and until they are known. */
export function useCells(): readonly StaffCell[] {
  return useQuery(cellsQuery).data?.results ?? none;
}

/** Returns the address of a page in the back office of another cell; null when its address is unknown. */
export function addressInCell(cells: readonly StaffCell[], name: string, path: string): string | null {
  const office = cells.find((cell) => cell.name === name)?.office_url;
  return office ? `${office}${path}` : null;
}
