import { mineSeekerSlots as messages } from '@goldwren/messages/current/games/mine-seeker-slots';
import { useEffect, useRef } from 'react';
import { move } from '../../shell/motion.ts';
import type { CellLook } from './field-view.ts';
import { turnMs } from './use-dig.ts';

const turned = [{ transform: 'scaleX(.05)' }, { transform: 'none' }];
const faded = [{ opacity: 0 }, {}];

/** A cut stone, and a mine with horns. The shapes differ, so that colour is not needed. */
const pictures = {
  safe: (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path className="stone" d="M9 6h14l6 8-13 14L3 14Z" />
      <path className="stone-cut" d="M9 6l3 8 4-8 4 8 3-8M3 14h26M12 14l4 14 4-14" />
    </svg>
  ),
  mine: (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path className="horns" d="M16 2v28M2 16h28M6 6l20 20M26 6 6 26" />
      <circle className="body" cx="16" cy="16" r="8.5" />
      <path className="shine" d="M11.5 15a4.5 4.5 0 0 1 4-4" />
    </svg>
  ),
};

interface CellArtProps {
  readonly look: CellLook;
  readonly reducedMotion: boolean;
  /** The cell was requested and the answer has not arrived. */
  readonly waiting: boolean;
  /** The cell was already open when this page loaded the round. */
  readonly still: boolean;
}

/** The content of a cell. A newly opened cell flips once; with reduced motion, it fades in. */
export function CellArt({ look, reducedMotion, waiting, still }: CellArtProps) {
  if (look === 'covered')
    return <span className="tile mine-cover" data-waiting={waiting || undefined} aria-hidden="true" />;
  return <Opened key={look} {...{ look, reducedMotion, still }} />;
}

function Opened({
  look,
  reducedMotion,
  still,
}: Pick<CellArtProps, 'reducedMotion' | 'still'> & { look: Exclude<CellLook, 'covered'> }) {
  const tile = useRef<HTMLSpanElement>(null);
  const how = useRef(still ? null : reducedMotion ? faded : turned);
  useEffect(() => {
    const frames = how.current;
    const moving = frames && tile.current && move(tile.current, frames, { duration: turnMs, easing: 'ease-out' });
    return () => moving?.cancel();
  }, []);
  return (
    <span ref={tile} className="tile mine-open" aria-hidden="true">
      {look === 'safe' ? pictures.safe : pictures.mine}
      {look === 'blast' && <small>{messages.blastWord}</small>}
    </span>
  );
}
