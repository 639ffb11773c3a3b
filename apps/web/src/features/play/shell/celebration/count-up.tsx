import type { Currency } from '@goldwren/contracts/player';
import { useEffect, useRef } from 'react';
import { formats } from '../../../../lib/i18n/format.ts';

/** Faster changes are unreadable, and each change costs a layout. Milliseconds. */
const stepMs = 50;

interface CountUpProps {
  /** Hundredths. */
  amount: bigint;
  currency: Currency;
  /** The duration of the count in milliseconds. 0 shows the amount at once. */
  ms: number;
}

/**
 * The number shown at a fraction of the duration. It counts in whole coins, because passing hundredths are unreadable.
 * Amounts below ten count in hundredths.
 */
export function countedTo(amount: bigint, share: number): bigint {
  if (share >= 1) return amount;
  const eased = BigInt(Math.round(1_000 * (1 - (1 - share) ** 3)));
  const reached = (amount * eased) / 1_000n;
  return amount < 1_000n ? reached : (reached / 100n) * 100n;
}

/** A win that counts up to its amount, in integers. Hidden from screen readers, because the amount is announced elsewhere. */
export function CountUp({ amount, currency, ms }: CountUpProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const write = (share: number) => {
      if (place.current) place.current.textContent = formats.amount(countedTo(amount, share));
    };
    if (ms === 0) return write(1);
    const startedAt = performance.now();
    write(0);
    const timer = setInterval(() => {
      const share = (performance.now() - startedAt) / ms;
      write(share);
      if (share >= 1) clearInterval(timer);
    }, stepMs);
    return () => clearInterval(timer);
  }, [amount, currency, ms]);
  return (
    <span className="count-up" data-final={formats.amount(amount)} aria-hidden="true">
      <span ref={place} />
    </span>
  );
}
