import { fairnessPage } from '@goldwren/messages/current/fairness-page';
import { SectionCard } from '@goldwren/ui/card';
import { lazy, Suspense } from 'react';
import { useAuth } from '../../lib/session/auth-store.ts';

const { total: messages } = fairnessPage;
const OwnTotal = lazy(() => import('./own-total.tsx').then(({ OwnTotal: own }) => ({ default: own })));

/** What the daily total of Sweeps Coins proves and what not, and whether it contains the coins of this player. */
export function PublishedTotal() {
  const player = useAuth((state) => state.user?.id);
  return (
    <SectionCard title={messages.title}>
      {player && (
        <Suspense fallback={<p className="mb-2 text-ink-2">{messages.checking}</p>}>
          <OwnTotal player={player} />
        </Suspense>
      )}
      <p className="text-ink-2">{messages.proves}</p>
      <p className="mt-2 text-ink-2">{messages.notProved}</p>
    </SectionCard>
  );
}
