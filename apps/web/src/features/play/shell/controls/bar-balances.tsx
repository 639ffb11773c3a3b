import { play } from '@goldwren/messages/current/play';
import { memo } from 'react';
import { formats } from '../../../../lib/i18n/format.ts';

/**
 * Both balances, each in the color of its coin. In a narrow bar they are two lines, and the bullet between them is not
 * visible.
 */
export const BarBalances = memo(function BarBalances({ gold, sweeps }: { gold: bigint; sweeps: bigint }) {
  return (
    <>
      <span data-coin="gc">{play.goldBalance(formats.amount(gold))}</span>
      <span className="bar-bullet"> • </span>
      <span data-coin="sc">{play.sweepsBalance(formats.amount(sweeps))}</span>
    </>
  );
});
