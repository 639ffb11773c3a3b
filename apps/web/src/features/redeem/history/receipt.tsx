import type { Redemption } from '@goldwren/contracts/player';
import { redemptionHistory as messages } from '@goldwren/messages/current/redemption-history';
import { redemptions as shared } from '@goldwren/messages/current/redemptions';
import { brand } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { Dialog } from '@goldwren/ui/dialog';
import type { ReactNode } from 'react';
import { coins, moment, usd } from '../../../lib/i18n/format.ts';

/** What was paid, for the player's own records. When printed, only the receipt is visible. */
export function Receipt({ redemption, onClose }: { redemption: Redemption; onClose: () => void }) {
  const { payout_method: method, payout_details: to, withheld, paid_amount: paid } = redemption;
  return (
    <Dialog open closesOutside title={messages.receiptTitle} onClose={onClose}>
      <p className="font-display text-lg font-bold">{brand.name}</p>
      <dl className="mt-2 divide-y divide-line">
        <Fact name={messages.facts.id}>
          <code className="text-sm break-all">{redemption.id}</code>
        </Fact>
        <Fact name={messages.facts.amount}>{coins(redemption.sweeps_submitted)} SC</Fact>
        <Fact name={messages.facts.method}>
          {shared.methods[method]} · {to.details}
        </Fact>
        <Fact name={messages.facts.requested}>{moment(redemption.created_at)}</Fact>
        <Fact name={messages.facts.paidOn}>{moment(redemption.since)}</Fact>
        <Fact name={messages.facts.withheld}>{usd(withheld ?? '0.00')}</Fact>
        <Fact name={messages.facts.paid}>{usd(paid ?? '0.00')}</Fact>
      </dl>
      <Button look="secondary" onClick={() => window.print()} className="mt-5 print:hidden">
        {messages.print}
      </Button>
    </Dialog>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 py-1.5">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 text-right font-semibold break-words">{children}</dd>
    </div>
  );
}
