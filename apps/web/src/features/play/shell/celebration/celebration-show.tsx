import { play } from '@goldwren/messages/current/play';
import { coinCode } from '../../../../lib/i18n/format.ts';
import type { CelebrationTier } from '../../model/celebration.ts';
import { rosetteLine } from '../engraving/guilloche.ts';
import { useMotion } from '../motion.ts';
import type { CelebrationProps } from './celebration-props.ts';
import './celebration.css';
import { celebrate, fadeIn } from './celebration-motion.ts';
import { CountUp } from './count-up.tsx';

const countMs: Readonly<Record<CelebrationTier, number>> = { none: 0, win: 700, big: 1_700, huge: 3_000 };
const raySize = 200;
const rays = [0, 1, 2].map((line) => rosetteLine({ petals: 12, waves: 3 }, raySize, 1, (line * 2 * Math.PI) / 3));
/** The horizontal position of each falling coin, in percent of the stage. */
const sparks = Array.from({ length: 14 }, (_, index) => 3 + 6.8 * index);

/** Renders the tiers. `celebration.tsx` loads it and decides when. */
export function CelebrationShow({ tier, over, total = null, ...shown }: CelebrationProps) {
  const isCard = !over && (tier === 'big' || tier === 'huge' || total !== null);
  return isCard ? <Card {...{ tier, total, ...shown }} /> : <Foot {...{ tier, over, ...shown }} />;
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

type CardProps = Omit<CelebrationProps, 'over' | 'total'> & { total: { readonly note: string } | null };

function Card({ tier, amount, currency, reducedMotion, total }: CardProps) {
  const root = useMotion<HTMLDivElement>(reducedMotion ? fadeIn : celebrate);
  const { big, huge, returned, total: sum } = play.celebration;
  const word = tier === 'big' ? big : tier === 'huge' ? huge : null;
  return (
    <div ref={root} className="celebration is-card" data-tier={tier} aria-hidden="true">
      {word && <Rays />}
      {tier === 'huge' &&
        !reducedMotion &&
        sparks.map((at) => <i key={at} className="celebration-spark" style={{ marginInlineStart: `${at}%` }} />)}
      <div className="celebration-card">
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

function Rays() {
  return (
    <svg className="celebration-rays" aria-hidden="true" viewBox={`0 0 ${raySize} ${raySize}`}>
      {rays.map((path) => (
        <path key={path.slice(0, 24)} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
