import { fairnessPage } from '@goldwren/messages/current/fairness-page';
import { formatHundredths, parseHundredths, productDayStart } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { StatusText } from '@goldwren/ui/status-text';
import { lazy, Suspense } from 'react';
import { coinsWithCode, formats } from '../../lib/i18n/format.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import type { HeldTotal } from '../../shared/fairness/liabilities/stored-totals.ts';
import { useLiabilities } from '../../shared/fairness/liabilities/use-liabilities.ts';

const { total: messages } = fairnessPage;
const TotalFault = lazy(() =>
  import('../../shared/fairness/liabilities/total-fault.tsx').then(({ TotalFault: fault }) => ({ default: fault })),
);

/** What the daily total of Sweeps Coins proves and what not, and whether it contains the coins of this player. */
export function PublishedTotal() {
  const player = useAuth((state) => state.user?.id);
  return (
    <SectionCard title={messages.title}>
      {player && <OwnPart player={player} />}
      <p className="text-ink-2">{messages.proves}</p>
      <p className="mt-2 text-ink-2">{messages.notProved}</p>
    </SectionCard>
  );
}

function OwnPart({ player }: { player: string }) {
  const { data, isError } = useLiabilities(player);
  if (isError) return <StatusText tone="info">{messages.failed}</StatusText>;
  if (!data) return <p className="mb-2 text-ink-2">{messages.checking}</p>;
  if (data.result === 'none') return <p className="mb-2 text-ink-2">{messages.none}</p>;
  if (data.result === 'violation') {
    return (
      <Suspense fallback={null}>
        <TotalFault violation={data.violation} />
      </Suspense>
    );
  }
  return (
    <StatusText tone="ok" className="mb-2">
      {describePart(data.total)} {data.total.logged && messages.inLog}
    </StatusText>
  );
}

function describePart({ day, sum, wallet, escrow }: HeldTotal): string {
  const own = formatHundredths((parseHundredths(wallet) ?? 0n) + (parseHundredths(escrow) ?? 0n));
  return messages.contained(
    coinsWithCode(own, 'sweeps'),
    formats.day(productDayStart(day)),
    coinsWithCode(sum, 'sweeps'),
  );
}
