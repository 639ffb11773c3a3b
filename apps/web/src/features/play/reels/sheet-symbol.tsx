import { useLayoutEffect, useRef } from 'react';
import { drawSymbol, type SymbolSheet } from './symbol-sheet.ts';

interface SheetSymbolProps {
  sheet: SymbolSheet;
  id: string;
  className?: string;
}

/** One symbol of a sheet. The text next to it is its accessible name. */
export function SheetSymbol({ sheet, id, className }: SheetSymbolProps) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (place.current) drawSymbol(place.current, sheet, id);
  }, [sheet, id]);
  return <i key={id} ref={place} className={className} aria-hidden="true" />;
}
