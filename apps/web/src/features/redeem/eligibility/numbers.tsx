import type { RedemptionEligibility } from '@goldwren/contracts/player';
import { redeem } from '@goldwren/messages/current/redeem';
import { Skeleton } from '@goldwren/ui/skeleton';
import type { ReactNode } from 'react';
import { coins } from '../../../lib/i18n/format.ts';
import { CoinMark } from '../../../shared/coins/coin-mark.tsx';

const messages = redeem.numbers;

/** The amounts that determine how much can be redeemed, each with an explanation. Shows placeholders while they load. */
export function Numbers({ amounts }: { amounts?: RedemptionEligibility['amounts'] }) {
  return (
    <section aria-label={messages.title} data-coin="sc">
      <dl className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-[1.2fr_1fr_1fr_1fr]">
        <Figure
          name={messages.redeemable}
          note={messages.redeemableNote}
          className="col-span-2 border-sc lg:col-span-1"
          strong
        >
          {amounts?.redeemable}
        </Figure>
        <Figure name={messages.balance} note={messages.balanceNote} className="col-span-2 sm:col-span-1">
          {amounts?.balance}
        </Figure>
        <Figure name={messages.unplayed} note={messages.unplayedNote}>
          {amounts?.unplayed}
        </Figure>
        <Figure name={messages.held} note={messages.heldNote} className="sm:col-span-2 lg:col-span-1">
          {amounts?.held}
        </Figure>
      </dl>
    </section>
  );
}

interface FigureProps {
  name: string;
  note: string;
  strong?: boolean;
  className?: string;
  children: string | undefined;
}

function Figure({ name, note, strong, className = '', children }: FigureProps) {
  const value: ReactNode = children === undefined ? <Skeleton className="my-1 h-6 w-24" /> : `${coins(children)} SC`;
  return (
    <div className={`card min-w-0 p-4 ${className}`}>
      <dt className="flex items-center gap-2 text-sm text-ink-2">
        {strong ? <CoinMark currency="sweeps" className="size-4" /> : null}
        {name}
      </dt>
      <dd className={`mt-1 font-display font-bold ${strong ? 'text-3xl text-(--accent)' : 'text-xl leading-9'}`}>
        {value}
      </dd>
      <dd className="mt-1 text-sm text-ink-3">{note}</dd>
    </div>
  );
}
