import { createContext, useContext } from 'react';

/** The other cell that has the row of a table. Null for a row of this cell, and outside tables. */
export const RowCell = createContext<string | null>(null);

export function useRowCell(): string | null {
  return useContext(RowCell);
}
