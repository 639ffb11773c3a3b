import { play } from '@goldwren/messages/current/play';
import { memo, useCallback, useEffect, useState } from 'react';
import { coinCode } from '../../../../lib/i18n/format.ts';
import type { CelebrationTier } from '../../model/celebration.ts';
import { useMotion } from '../motion/motion.ts';
import type { CelebrationProps } from './celebration-props.ts';
import './celebration.css';
import { celebrate, drop, fadeIn, groupMs, groupOf, groups } from './celebration-motion.ts';
import { CountUp } from './count-up.tsx';

const countMs: Readonly<Record<CelebrationTier, number>> = { none: 0, win: 700, big: 1_700, huge: 3_000 };
/** How many pieces of the game's material fall. */
const sparkCounts: Readonly<Record<CelebrationTier, number>> = { none: 0, win: 0, big: 9, huge: 24 };

/** Renders the tiers. `celebration.tsx` loads it and decides when. */
export function CelebrationShow({ tier, over, total = null, ...shown }: CelebrationProps) {
  const isBand = !over && (tier === 'big' || tier === 'huge' || total !== null);
  return isBand ? <Band {...{ tier, total, ...shown }} /> : <Foot {...{ tier, over, ...shown }} />;
}

type FootProps = Omit<CelebrationProps, 'total'>;

function Foot({ tier, amount, currency, reducedMotion, over }: FootProps) {
  const root = useMotion<HTMLDivElement>(fadeIn);
  return (
    <div ref={root} className="celebration" aria-hidden="true">
      <p className="celebration-foot">
        <CountUp amount={amount} currency={currency} ms={reducedMotion || over ? 0 : countMs[tier]} />
      </p>
    </div>
  );
}

type BandProps = Omit<CelebrationProps, 'over' | 'total'> & { total: { readonly note: string } | null };

/** A band in the material of the game. It is where the amount of a finished round is, so it covers no winning symbol. */
function Band({ tier, amount, currency, reducedMotion, total }: BandProps) {
  const root = useMotion<HTMLDivElement>(reducedMotion ? fadeIn : celebrate);
  const { big, huge, returned, total: sum } = play.celebration;
  const word = tier === 'big' ? big : tier === 'huge' ? huge : null;
  return (
    <div ref={root} className="celebration is-card" data-tier={tier} aria-hidden="true">
      {!reducedMotion && <Sparks count={sparkCounts[tier]} />}
      <div className="celebration-card celebration-foot">
        {total && <p className="celebration-total">{tier === 'none' ? returned : sum}</p>}
        {word && <p className="celebration-word">{word}</p>}
        <p className="celebration-amount">
          <CountUp amount={amount} currency={currency} ms={reducedMotion ? 0 : countMs[tier]} />{' '}
          <small>{coinCode(currency)}</small>
        </p>
        {total && <p className="celebration-note">{total.note}</p>}
      </div>
    </div>
  );
}

/**
 * Pieces of the game's material that fall over the whole width of the stage. Each is created when it begins, because many new
 * layers at once take longer than a frame.
 */
function Sparks({ count }: { count: number }) {
  const [begun, setBegun] = useState(1);
  useEffect(() => {
    if (begun === groups) return;
    const timer = setTimeout(() => setBegun(begun + 1), groupMs);
    return () => clearTimeout(timer);
  }, [begun]);
  return Array.from(
    { length: count },
    (_, index) => groupOf(index) < begun && <Spark key={index} {...{ index, count }} />,
  );
}

const Spark = memo(function Spark({ index, count }: { index: number; count: number }) {
  const root = useMotion<HTMLElement>(useCallback((spark: HTMLElement) => drop(spark, index), [index]));
  return (
    <i ref={root} className="celebration-spark" style={{ marginInlineStart: `${(96 * (index + 0.5)) / count}%` }} />
  );
});
