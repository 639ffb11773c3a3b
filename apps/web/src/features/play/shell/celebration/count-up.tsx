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
 * Amounts below ten count in hundredths. No count begins with 0, which would look like no win.
 */
export function countedTo(amount: bigint, share: number): bigint {
  if (share >= 1) return amount;
  const eased = BigInt(Math.round(1_000 * (1 - (1 - share) ** 3)));
  const reached = (amount * eased) / 1_000n;
  const unit = amount < 1_000n ? 1n : 100n;
  return reached < unit ? unit : (reached / unit) * unit;
}

/** A win that counts up to its amount, in integers. Hidden from screen readers, because the amount is announced elsewhere. */
export function CountUp({ amount, currency, ms }: CountUpProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (ms === 0) return;
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const share = (performance.now() - startedAt) / ms;
      if (place.current) place.current.textContent = formats.amount(countedTo(amount, share));
      if (share >= 1) clearInterval(timer);
    }, stepMs);
    return () => clearInterval(timer);
  }, [amount, currency, ms]);
  return (
    <span className="count-up" data-final={formats.amount(amount)} aria-hidden="true">
      {/* Rendered, because an effect runs after the first paint: the amount would begin as an empty box. */}
      <span ref={place}>{formats.amount(countedTo(amount, ms === 0 ? 1 : stepMs / ms))}</span>
    </span>
  );
}
