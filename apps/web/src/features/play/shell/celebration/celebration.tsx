import type { Currency } from '@goldwren/contracts/player';
import { coinCode } from '../../../../lib/format.ts';
import { play } from '../../../../lib/words/play.ts';
import type { CelebrationTier } from '../../model/celebration.ts';
import { rosetteLine } from '../engraving/guilloche.ts';
import './celebration.css';
import { CountUp } from './count-up.tsx';

const countMs: Readonly<Record<CelebrationTier, number>> = { none: 0, win: 700, big: 1_700, huge: 3_000 };
const raySize = 200;
const rays = [0, 1, 2].map((line) => rosetteLine({ petals: 12, waves: 3 }, raySize, 1 - line * 0.14, line * 1.05));
/** Where across the stage each coin falls, in percent. */
const sparks = Array.from({ length: 14 }, (_, index) => 3 + 6.8 * index);

interface CelebrationProps {
  tier: CelebrationTier;
  /** What the round paid, in hundredths. */
  amount: bigint;
  currency: Currency;
  /** Cross-fades instead of movement. */
  calm: boolean;
  /** The round is over: the card gives way to the amount at the foot of the stage, where it covers nothing. */
  over: boolean;
  /** The sum of a feature: given its card whatever its tier, and called the total win when it is one. */
  total?: { readonly note: string } | null;
}

/**
 * A win, drawn over `.stage` by its tier: an amount at its foot, a card, or a card under falling sparks. Nothing for a
 * return of the stake or less, unless it is the sum of a feature, which is told plainly. It only shows, so it is hidden
 * from readers, who hear the one sentence of the round, and takes no press from the stage's own skip.
 */
export function Celebration({ tier, amount, currency, calm, over, total = null }: CelebrationProps) {
  if (tier === 'none' && (over || total === null)) return null;
  const isCard = !over && (tier === 'big' || tier === 'huge' || total !== null);
  const counted = <CountUp amount={amount} currency={currency} ms={calm || over ? 0 : countMs[tier]} />;
  if (!isCard) {
    return (
      <p className="play-win" aria-hidden="true">
        {counted}
      </p>
    );
  }
  const { big, huge, returned, total: sum } = play.celebration;
  const word = tier === 'big' ? big : tier === 'huge' ? huge : null;
  return (
    <div className="celebration" data-tier={tier} data-calm={calm || undefined} aria-hidden="true">
      {word && <Rays />}
      {tier === 'huge' &&
        !calm &&
        sparks.map((at) => <i key={at} className="celebration-spark" style={{ marginInlineStart: `${at}%` }} />)}
      <div className="celebration-card">
        {total && <p className="celebration-total">{tier === 'none' ? returned : sum}</p>}
        {word && <p className="celebration-word">{word}</p>}
        <p className="celebration-amount">
          {counted} <small>{coinCode(currency)}</small>
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
