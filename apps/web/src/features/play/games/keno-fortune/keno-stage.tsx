import { kenoFortune as messages } from '@goldwren/messages/current/games/keno-fortune';
import { useMemo } from 'react';
import type { StageProps } from '../../model/game-module.ts';
import { cachedPicture } from '../../picks/cached-picture.ts';
import { type Cell, CellGrid } from '../../picks/cell-grid.tsx';
import { Celebration } from '../../shell/celebration/celebration.tsx';
import { celebrationOf } from '../../shell/celebration/celebration-level.ts';
import { useGameKeys } from '../../shell/keyboard.ts';
import { World } from '../../shell/world/world.tsx';
import { Ball, type BallProps } from './ball.tsx';
import { Beams } from './beams.tsx';
import { cardNumbers, drawnIn, isOnCard, mostPicked, picksOf, quickPick, withToggled } from './card-view.ts';
import { Drum } from './drum.tsx';
import { PayStrip } from './pay-strip.tsx';
import { useDraw } from './use-draw.ts';
import '../../shell/dark-stage.css';
import '../../picks/picks.css';
import '../../picks/picks-zoomed.css';
import './drum.css';
import './keno.css';

const slug = 'keno-fortune';

/** The keys Q and C: quick pick and clear. */
function usePickKeys({ keys, phase, onChoice }: StageProps, picks: readonly number[]): void {
  useGameKeys((key) => {
    if (!keys || phase !== 'idle' || !/^[qc]$/i.test(key)) return false;
    onChoice({ numbers: key.toLowerCase() === 'q' ? [...quickPick(picks)] : [] });
    return true;
  });
}

/** A number of the card, and the ball on it once it is drawn. */
const pictureOf = cachedPicture(({ number, ball }: { number: number; ball: Omit<BallProps, 'number'> | null }) => (
  <>
    <span className="tile keno-number" aria-hidden="true">
      {number}
    </span>
    {ball && <Ball number={number} {...ball} />}
  </>
));

/** Keno: a card of forty numbers, of which ten are drawn. */
export function KenoStage(props: StageProps) {
  const { phase, round, reducedMotion, choice, onChoice } = props;
  const picks = picksOf(choice);
  const drawn = isOnCard(round, picks) ? drawnIn(round) : [];
  const { fallen, falling, revealed } = useDraw({ ...props, drawn, picks });
  usePickKeys(props, picks);
  const onCard = drawn.slice(0, fallen);
  const hitsIn = (balls: readonly number[]) => picks.filter((number) => balls.includes(number)).length;
  const full = picks.length === mostPicked;

  const falls = falling ? (reducedMotion ? 'in' : 'down') : null;
  const cellOf = (number: number): Cell => {
    const [picked, isDrawn] = [picks.includes(number), onCard.includes(number)];
    const state = isDrawn ? (picked ? 'hit' : 'drawn') : picked ? 'picked' : 'plain';
    return {
      name: messages.cell[state](number),
      look: state,
      pressed: picked,
      off: phase !== 'idle' || (full && !picked),
      picture: pictureOf({ number, ball: isDrawn ? { hit: picked, falls } : null }),
    };
  };
  const isMixing = phase === 'staking' || (phase === 'showing' && !revealed);
  // Every picked number is drawn, so the other balls change nothing.
  const isDecided = hitsIn(onCard) === picks.length;
  const last = falling && !revealed ? onCard.at(-1) : undefined;
  const [releasedNumber, releasedHit] = [last ?? null, last !== undefined && picks.includes(last)];
  const released = useMemo(
    () => (releasedNumber === null ? null : { number: releasedNumber, hit: releasedHit }),
    [releasedNumber, releasedHit],
  );
  // A ball counts when it has landed, which is when the next one begins to fall.
  const landed = last === undefined ? onCard : onCard.slice(0, -1);
  const level = revealed && round ? celebrationOf(round) : 0;
  return (
    <div
      className="play-frame dark-stage picks keno"
      data-celebrating={level > 0 || undefined}
      data-level={level || undefined}
    >
      <World slug={slug} />
      <Drum mixing={isMixing ? (isDecided ? 'fast' : 'slow') : null} released={released} />
      <PayStrip
        picked={picks.length}
        hits={landed.length > 0 ? hitsIn(landed) : null}
        ball={phase === 'showing' && !revealed && onCard.length > 0 ? onCard.length : null}
      />
      <CellGrid
        label={messages.card}
        cells={cardNumbers.map(cellOf)}
        onPress={(index) => onChoice({ numbers: [...withToggled(picks, index + 1)] })}
      >
        {level > 0 && onCard.length > 0 && <Beams hits={picks.filter((number) => onCard.includes(number))} />}
      </CellGrid>
      {revealed && round && <Celebration {...{ round, level, phase, reducedMotion }} won='[data-look="hit"]' />}
    </div>
  );
}
