import { fairnessPage } from '@goldwren/messages/current/fairness-page';
import { formatHundredths, parseHundredths, productDayStart } from '@goldwren/rules';
import { StatusText } from '@goldwren/ui/status-text';
import { coinsWithCode, formats } from '../../lib/i18n/format.ts';
import type { HeldTotal } from '../../shared/fairness/liabilities/stored-totals.ts';
import { TotalFault } from '../../shared/fairness/liabilities/total-fault.tsx';
import { useLiabilities } from '../../shared/fairness/liabilities/use-liabilities.ts';

const { total: messages } = fairnessPage;

/** Whether the latest published total contains the coins of this player. */
export function OwnTotal({ player }: { player: string }) {
  const { data, isError } = useLiabilities(player);
  if (isError) return <StatusText tone="info">{messages.failed}</StatusText>;
  if (!data) return <p className="mb-2 text-ink-2">{messages.checking}</p>;
  if (data.result === 'none') return <p className="mb-2 text-ink-2">{messages.none}</p>;
  if (data.result === 'violation') return <TotalFault violation={data.violation} />;
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
