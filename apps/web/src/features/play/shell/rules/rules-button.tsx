import { play } from '@goldwren/messages/current/play';
import { Dialog } from '@goldwren/ui/dialog';
import { LoadingText, Skeleton } from '@goldwren/ui/skeleton';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

const RulesPanel = lazy(() => import('./rules-panel.tsx').then(({ RulesPanel: panel }) => ({ default: panel })));

interface RulesButtonProps {
  slug: string;
  Symbol: ComponentType<{ id: string }>;
  className: string;
  /** The visible content. The accessible name is "Rules and paytable". */
  children: ReactNode;
}

/** Opens "Rules and paytable" in a dialog, and loads the panel only then. */
export function RulesButton({ slug, Symbol: SymbolArt, className, children }: RulesButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-label={play.rules.title} className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      <Dialog open={open} closesOutside title={play.rules.title} onClose={() => setOpen(false)}>
        <Suspense fallback={<RulesLoading />}>
          <RulesPanel slug={slug} Symbol={SymbolArt} />
        </Suspense>
      </Dialog>
    </>
  );
}

function RulesLoading() {
  return (
    <>
      <LoadingText>{play.rules.loading}</LoadingText>
      <Skeleton className="h-80" />
    </>
  );
}
