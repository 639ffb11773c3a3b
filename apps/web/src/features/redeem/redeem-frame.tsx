import { redeem } from '@goldwren/messages/current/redeem';
import type { ReactNode } from 'react';
import { useGoldOnly } from '../../lib/session/use-gold-only.ts';

/** The heading of the redemption screen at each of its addresses. @param title The text of the links to this address. */
export function RedeemFrame({ title = redeem.title, children }: { title?: string; children: ReactNode }) {
  const goldOnly = useGoldOnly();
  return (
    <div className="content pt-6 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="mt-2 mb-5 max-w-2xl text-ink-2">{goldOnly ? redeem.introWithout : redeem.intro}</p>
      {children}
    </div>
  );
}
