import { fadeIn } from '../../shell/celebration/celebration-motion.ts';
import { move, useMotion } from '../../shell/motion/motion.ts';
import './feature-intro.css';
import { SheetSymbol } from '../sheet-symbol.tsx';
import type { SymbolSheet } from '../symbol-sheet.ts';

/** The card rises, and the symbols that triggered the feature appear on it one after the other. */
function open(root: HTMLElement): (Animation | null)[] {
  const ease = { easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards' } as const;
  return [
    ...fadeIn(root),
    ...[...root.querySelectorAll('.feature-card')].map((card) =>
      move(card, [{ opacity: 0, transform: 'scale(.9)' }, {}], { duration: 450, ...ease }),
    ),
    ...[...root.querySelectorAll('.reel-symbol')].map((symbol, index) =>
      move(symbol, [{ opacity: 0, transform: 'translateY(60%) rotate(-25deg) scale(.5)' }, {}], {
        ...{ duration: 520, delay: 200 + 160 * index, ...ease },
      }),
    ),
  ];
}

export interface FeatureIntroProps {
  sheet: SymbolSheet;
  symbol: string;
  /** The number of symbols that triggered the feature. */
  count: number;
  title: string;
  note: string;
  reducedMotion: boolean;
}

/** Announces the feature and what triggered it. Hidden from screen readers, which read one sentence about the round. */
export function FeatureIntro({ sheet, symbol, count, title, note, reducedMotion }: FeatureIntroProps) {
  const root = useMotion<HTMLDivElement>(reducedMotion ? fadeIn : open);
  return (
    <div ref={root} className="feature-intro" aria-hidden="true">
      <div className="feature-card">
        <div className="feature-won-by" style={{ '--count': count } as React.CSSProperties}>
          {Array.from({ length: count }, (_, index) => (
            <SheetSymbol key={index} sheet={sheet} id={symbol} />
          ))}
        </div>
        <p className="feature-title">{title}</p>
        <p>{note}</p>
      </div>
    </div>
  );
}
