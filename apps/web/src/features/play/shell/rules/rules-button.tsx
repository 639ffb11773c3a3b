import { Dialog } from '@goldwren/ui/dialog';
<<<<<<< HEAD
import { LoadingWords, Skeleton } from '@goldwren/ui/skeleton';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { play } from '../../../../lib/words/play.ts';
=======
import { Skeleton } from '@goldwren/ui/skeleton';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { play } from '../../../../lib/words/play.ts';

// Read by whoever asks for it; the table does not wait for it.
const RulesPanel = lazy(async () => ({ default: (await import('./rules-panel.tsx')).RulesPanel }));
>>>>>>> 1575c5b (Let players read their history: one row per round with its game and net, opened to its proof; bonuses and purchases beside it; a chart whose axis shows a small loss; odds and the own record beside the rules)

const RulesPanel = lazy(() => import('./rules-panel.tsx').then(({ RulesPanel: panel }) => ({ default: panel })));

interface RulesButtonProps {
  slug: string;
  Symbol: ComponentType<{ id: string }>;
  className: string;
  /** What the button shows; its name is "Rules and paytable". */
  children: ReactNode;
}

/** Opens "Rules and paytable" in a dialog. The panel is downloaded only then. */
export function RulesButton({ slug, Symbol: SymbolArt, className, children }: RulesButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-label={play.rules.title} className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      <Dialog open={open} title={play.rules.title} onClose={() => setOpen(false)}>
<<<<<<< HEAD
        <Suspense fallback={<RulesLoading />}>
=======
        <Suspense fallback={<Skeleton className="h-80" />}>
>>>>>>> 1575c5b (Let players read their history: one row per round with its game and net, opened to its proof; bonuses and purchases beside it; a chart whose axis shows a small loss; odds and the own record beside the rules)
          <RulesPanel slug={slug} Symbol={SymbolArt} />
        </Suspense>
      </Dialog>
    </>
  );
}

function RulesLoading() {
  return (
    <>
      <LoadingWords>{play.rules.loading}</LoadingWords>
      <Skeleton className="h-80" />
    </>
  );
}
