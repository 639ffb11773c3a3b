import { cellMessages as messages } from '@goldwren/messages/staff/cells';
import { Icon } from '@goldwren/ui/icons';
import type { ReactNode } from 'react';
import { addressInCell, useCells } from '../../lib/cells/use-cells.ts';
import { pathTo, type Target } from '../../lib/path-to.ts';
import { base } from '../../pages.ts';

interface CellLinkProps {
  /** The cell of the page. */
  cell: string;
  target: Target;
  className?: string;
  children: ReactNode;
}

/**
 * A link to a page in the back office of another cell, where its decisions are made. It opens a new tab, because it is another site
 * with its own sign-in. Without an address of that back office, it is plain text.
 */
export function CellLink({ cell, target, className = 'link', children }: CellLinkProps) {
  const address = addressInCell(useCells(), cell, `${base}${pathTo(target)}`);
  if (address === null) return <span className={className === 'link' ? '' : className}>{children}</span>;
  return (
    <a href={address} target="_blank" rel="noreferrer" className={className}>
      {children}
      <Icon name="external" className="ml-1 inline size-4 align-text-bottom" />
      <span className="sr-only">{messages.opensCell(cell)}</span>
    </a>
  );
}
