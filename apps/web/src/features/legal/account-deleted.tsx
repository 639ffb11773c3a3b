import { legalPages as messages } from '@goldwren/messages/current/legal-pages';
import { Banner } from '@goldwren/ui/status-text';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Validates the history state, because any code may have written it. */
function erasesAtOf(state: unknown): string | null {
  const at = typeof state === 'object' && state !== null && 'erasesAt' in state ? state.erasesAt : null;
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? at : null;
}

/** Shown, signed out, to players who have just deleted their account (features/privacy). */
export function AccountDeleted() {
  const erasesAt = erasesAtOf(useLocation().state);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (erasesAt !== null) banner.current?.focus();
  }, [erasesAt]);
  if (erasesAt === null) return null;
  return (
    <Banner ref={banner} tone="ok" className="mt-4 max-w-3xl">
      <strong>{messages.deleted.title}</strong> <span className="text-ink">{messages.deleted.text(erasesAt)}</span>
    </Banner>
  );
}
