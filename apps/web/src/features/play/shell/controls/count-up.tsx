import type { Currency } from '@goldwren/contracts/player';
import { useEffect, useState } from 'react';
import { displayCoins } from '../../model/outcome-sentence.ts';

const countMs = 1_100;

/** A win that counts up to its amount, on integers all the way. Spoken once elsewhere, so hidden from readers. */
export function CountUp({ amount, currency, calm }: { amount: bigint; currency: Currency; calm: boolean }) {
  const [permille, setPermille] = useState(calm ? 1_000 : 0);
  useEffect(() => {
    if (calm || typeof requestAnimationFrame === 'undefined') return setPermille(1_000);
    const startedAt = performance.now();
    let handle = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - startedAt) / countMs));
      setPermille(Math.round(1_000 * (1 - (1 - share) ** 3)));
      if (share < 1) handle = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(handle);
  }, [calm]);
  // Whole coins while counting: hundredths that race by are noise.
  const shown = permille === 1_000 ? amount : ((amount * BigInt(permille)) / 100_000n) * 100n;
  return <span aria-hidden="true">{displayCoins(currency, shown)}</span>;
}
