import { mineSeekerSlots as messages } from '@goldwren/messages/current/games/mine-seeker-slots';
import { useEffect, useRef } from 'react';
import { move } from '../../shell/motion/motion.ts';
import type { CellLook } from './field-view.ts';
import { turnMs } from './use-dig.ts';

const grown = [{ transform: 'scale(.6)', opacity: 0.4 }, { transform: 'none' }];
const faded = [{ opacity: 0 }, {}];

/** How long the pieces of a block fall and the dust rises, in milliseconds. */
const crumbleMs = 480;
const risen = [
  { opacity: 1, transform: 'scale(.5)' },
  { opacity: 0.8, transform: 'translateY(-6%) scale(1)', offset: 0.4 },
  { opacity: 0, transform: 'translateY(-22%) scale(1.3)' },
];

/** From where the shovel waits for the answer, into the block and out of it. */
const dug = [
  { opacity: 1, transform: 'translate(-4%, 14%) rotate(-14deg)' },
  { opacity: 1, transform: 'translate(-12%, 26%) rotate(-30deg)', offset: 0.35 },
  { opacity: 1, transform: 'translate(6%, -6%) rotate(-46deg)', offset: 0.75 },
  { opacity: 0, transform: 'translate(14%, -22%) rotate(-50deg)' },
];

/** The corners of the block, and where the piece from each corner falls. */
const crumbs = [
  { left: '4%', top: '4%', to: 'translate(-55%, 20%) rotate(-70deg) scale(.3)' },
  { left: '50%', top: '4%', to: 'translate(60%, 30%) rotate(80deg) scale(.3)' },
  { left: '4%', top: '50%', to: 'translate(-40%, 80%) rotate(-40deg) scale(.25)' },
  { left: '50%', top: '50%', to: 'translate(45%, 90%) rotate(50deg) scale(.25)' },
];

/** The movements around an opened block, in the order of its parts: the pieces, the dust, the shovel. */
const around = [...crumbs.map(({ to }) => [{ opacity: 1 }, { opacity: 0, transform: to }]), risen, dug];

/** A cut stone, and a mine with horns. The shapes differ, so that color is not needed. */
const pictures = {
  safe: (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path className="stone" d="M9 5h14l7 8-14 17L2 13Z" />
      <path className="stone-glint" d="M16 5l6.5 8h-13Z" />
      <path className="stone-light" d="M9 5h7L9.5 13ZM9.5 13H16v17Z" />
      <path className="stone-dark" d="M9 21.5 2 13h7.5ZM23 21.5 22.5 13 16 30ZM16 5h7l-.5 8Z" />
      <path className="stone-deep" d="M23 5l7 8h-7.5ZM22.5 13H30l-7 8.5Z" />
      <path className="spark" d="M8 1l1.3 3.7L13 6 9.3 7.3 8 11 6.7 7.3 3 6 6.7 4.7Z" />
    </svg>
  ),
  mine: (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path className="horns" d="M16 2v28M2 16h28M6 6l20 20M26 6 6 26" />
      <circle className="body" cx="16" cy="16" r="9.5" />
      <circle className="fuse" cx="18" cy="18" r="2.8" />
      <path className="shine" d="M10.5 15a5.5 5.5 0 0 1 5-5" />
    </svg>
  ),
};

export interface CellArtProps {
  readonly look: CellLook;
  readonly reducedMotion: boolean;
  /** The cell was requested and the answer has not arrived. */
  readonly waiting: boolean;
  /** The cell was already open when this page loaded the round. */
  readonly still: boolean;
}

/**
 * The content of a cell. A shovel opens the block of the player, which crumbles once; with reduced motion, the content fades in. The mines
 * that appear at the end only grow, because a slow device cannot draw the pieces of up to 24 blocks at the same time.
 */
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
  const how = useRef(still ? null : reducedMotion ? faded : grown);
  const crumbles = !still && look !== 'mine';
  useEffect(() => {
    const frames = how.current;
    const element = tile.current;
    if (!frames || !element) return;
    const moving = [move(element, frames, { duration: turnMs, easing: 'ease-out' })];
    const pieces = frames === grown ? element.parentElement?.getElementsByTagName('i') : null;
    for (const [index, piece] of [...(pieces ?? [])].entries()) {
      moving.push(move(piece, around[index] ?? [], { duration: crumbleMs, easing: 'cubic-bezier(.3,.1,.7,1)' }));
    }
    return () => {
      for (const animation of moving) animation?.cancel();
    };
  }, []);
  return (
    <>
      <span ref={tile} className="tile mine-open" aria-hidden="true">
        {look === 'safe' ? pictures.safe : pictures.mine}
        {look === 'blast' && <small>{messages.blastWord}</small>}
      </span>
      {crumbles &&
        crumbs.map(({ left, top }) => (
          <i key={`${left} ${top}`} className="crumb" style={{ left, top }} aria-hidden="true" />
        ))}
      {crumbles && <i className="mine-dust" aria-hidden="true" />}
      {crumbles && <i className="mine-shovel" aria-hidden="true" />}
    </>
  );
}
