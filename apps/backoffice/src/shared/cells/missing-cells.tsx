import type { MissingCells as Missing } from '@goldwren/contracts/staff';
import { cellMessages as messages } from '@goldwren/messages/staff/cells';
import { Banner } from '@goldwren/ui/status-text';

/** Says which cells are not in a list or a sum, and why. */
export function MissingCells({ missing }: { missing: Missing | undefined }) {
  if (!missing || missing.length === 0) return null;
  return (
    <Banner tone="warn" className="mb-3">
      {missing.map(({ cell, reason }) => (
        <span key={cell} className="block">
          {messages.missing[reason](cell)}
        </span>
      ))}
    </Banner>
  );
}
