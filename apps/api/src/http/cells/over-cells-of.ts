import type { OverCells } from '@goldwren/contracts/staff';
import type { AppRoute } from '@ts-rest/core';

/** Returns how the answers of several cells to this call become one; null for a call that staff can only make in one cell. */
export function overCellsOf(route: AppRoute | undefined): OverCells | null {
  if (!route) return null;
  const { overCells } = (route.metadata ?? {}) as { readonly overCells?: OverCells };
  const isRead = route.method === 'GET' || (route as { readonly reads?: true }).reads === true;
  return isRead ? (overCells ?? null) : null;
}
