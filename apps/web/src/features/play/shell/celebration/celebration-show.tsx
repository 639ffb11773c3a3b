import { play } from '@goldwren/messages/current/play';
import {
  type CSSProperties,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { coinCode, formats } from '../../../../lib/i18n/format.ts';
import { hundredthsOf } from '../../model/play-state.ts';
import { useMotion } from '../motion/motion.ts';
import { countMs } from '../sound/win-level.ts';
import type { CelebrationProps } from './celebration-props.ts';
import './celebration.css';
import { arrive, celebrate, drop, fadeIn, groupMs, groupOf, groups, pathMs } from './celebration-motion.ts';
import { CountUp } from './count-up.tsx';

/** A round without a win has no count. */
const countOf = (level: CelebrationProps['level']) => (level === 0 ? 0 : countMs[level]);
/** How many pieces of the game's material fall. */
const sparkCounts: Readonly<Record<CelebrationProps['level'], number>> = {
  0: 0,
  1: 0,
  10: 12,
  25: 18,
  50: 24,
  100: 30,
};

/** Renders the levels. `celebration.tsx` loads it and decides when. */
export function CelebrationShow({ total = null, won = '[data-won]', ...shown }: CelebrationProps) {
  const isBand = shown.phase !== 'idle' && (shown.level >= 10 || total !== null);
  return isBand ? <Band {...{ total, won, ...shown }} /> : <Foot {...{ won, ...shown }} />;
}

/** Runs the first entrance once, before the element is drawn, because it can begin in another place. */
function useEntrance(first: (root: HTMLElement) => (Animation | null)[]): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const [enter] = useState(() => first);
  useLayoutEffect(() => {
    const running = root.current ? enter(root.current) : [];
    return () => {
      for (const animation of running) animation?.cancel();
    };
  }, [enter]);
  return root;
}

type FootProps = Omit<CelebrationProps, 'total'> & { won: string };

/** The amount at the bottom. It begins next to what won, except after a band, which has shown the way. */
function Foot({ round, level, reducedMotion, phase, won }: FootProps) {
  const root = useEntrance(reducedMotion || phase === 'idle' ? fadeIn : arrive(won));
  return (
    <div ref={root} className="celebration" aria-hidden="true">
      <p className="celebration-foot">
        <Amount round={round} ms={reducedMotion || phase === 'idle' ? 0 : countOf(level)} />
      </p>
    </div>
  );
}

type BandProps = FootProps & { total: { readonly note: string } | null };

/** A band in the material of the game. It is where the amount of a finished round is, so it covers no winning symbol. */
function Band({ round, level, reducedMotion, won, total }: BandProps) {
  const root = useEntrance(reducedMotion ? fadeIn : celebrate(won));
  const { big, huge, returned, total: sum } = play.celebration;
  const word = level < 10 ? null : level < 50 ? big : huge;
  const ms = reducedMotion ? 0 : countOf(level);
  return (
    <>
      {!reducedMotion && <Sparks count={sparkCounts[level]} won={won} />}
      <div ref={root} className="celebration is-card" data-word={word === huge ? 'huge' : undefined} aria-hidden="true">
        <div className="celebration-card celebration-foot">
          {total && <p className="celebration-total">{level === 0 ? returned : sum}</p>}
          {word && <p className="celebration-word">{word}</p>}
          <p
            className="celebration-amount"
            style={{ '--digits': formats.amount(hundredthsOf(round.payout)).length } as CSSProperties}
          >
            <Amount round={round} ms={ms} /> <small>{coinCode(round.currency)}</small>
          </p>
          {total && <p className="celebration-note">{total.note}</p>}
        </div>
      </div>
      {ms > 0 && <Path round={round} ms={ms} />}
    </>
  );
}

type AmountProps = Pick<CelebrationProps, 'round'> & { ms: number };

function Amount({ round: { payout, currency }, ms }: AmountProps) {
  return <CountUp amount={hundredthsOf(payout)} {...{ currency, ms }} />;
}

/** The amount on its way from what won to the band, which then shows it. */
function Path(props: AmountProps) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), pathMs);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <div className="celebration" aria-hidden="true">
      <p className="celebration-path">
        <Amount {...props} />
      </p>
    </div>
  );
}

type SparksProps = Pick<BandProps, 'won'> & { count: number };

/**
 * Pieces of the game's material that fall over the whole width of the stage, behind what won. Each is created when it begins,
 * because many new layers at once take longer than a frame.
 */
function Sparks({ count, won }: SparksProps) {
  const [begun, setBegun] = useState(1);
  useEffect(() => {
    if (begun === groups) return;
    const timer = setTimeout(() => setBegun(begun + 1), groupMs);
    return () => clearTimeout(timer);
  }, [begun]);
  return (
    <div className="celebration is-falling" aria-hidden="true">
      {Array.from(
        { length: count },
        (_, index) => groupOf(index) < begun && <Spark key={index} {...{ index, count, won }} />,
      )}
    </div>
  );
}

const Spark = memo(function Spark({ index, count, won }: SparksProps & { index: number }) {
  const root = useMotion<HTMLElement>(useCallback((spark: HTMLElement) => drop(spark, index, won), [index, won]));
  return (
    <i ref={root} className="celebration-spark" style={{ marginInlineStart: `${(96 * (index + 0.5)) / count}%` }} />
  );
});
