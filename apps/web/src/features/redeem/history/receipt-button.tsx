import type { Redemption } from '@goldwren/contracts/player';
import { redemptionHistory as messages } from '@goldwren/messages/current/redemption-history';
import { Button } from '@goldwren/ui/button';
import { lazy, Suspense, useState } from 'react';
import { coins } from '../../../lib/i18n/format.ts';

const Receipt = lazy(async () => ({ default: (await import('./receipt.tsx')).Receipt }));

export function ReceiptButton({ redemption }: { redemption: Redemption }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)} className="mt-3">
        {messages.receipt}
        <span className="sr-only"> {messages.receiptOf(`${coins(redemption.sweeps_submitted)} SC`)}</span>
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <Receipt redemption={redemption} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
