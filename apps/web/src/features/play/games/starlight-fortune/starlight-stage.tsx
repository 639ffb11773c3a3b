import { payoutOf } from '@goldwren/game-engine';
import { useRef } from 'react';
import { coinCode } from '../../../../lib/format.ts';
import { celebrationOf } from '../../model/celebration.ts';
import type { StageProps } from '../../model/game-module.ts';
import { displayCoins } from '../../model/outcome-sentence.ts';
import { hundredthsOf } from '../../model/play-state.ts';
import { Celebration } from '../../shell/celebration/celebration.tsx';
import { EngravingSprite } from '../../shell/engraving/engraving-sprite.tsx';
import { GuillocheGround } from '../../shell/engraving/guilloche-ground.tsx';
import { GridTable } from './grid-table.tsx';
import { words } from './words.ts';
import './starlight.css';
import { reelIndexes } from './strips.ts';
import { starlightArt } from './symbol-art.ts';
import { type SpinShow, useSpinShow } from './use-spin-show.ts';
import { WinLines } from './win-lines.tsx';

function collected(round: StageProps['round'], payX100: number): bigint {
  return round ? payoutOf(hundredthsOf(round.stake), payX100) : 0n;
}

function Banner({ show, round }: { show: SpinShow; round: StageProps['round'] }) {
  if (show.banner === null || !round) return null;
  const coin = coinCode(round.currency);
  const sum = `${displayCoins(round.currency, collected(round, show.collectedX100))} ${coin}`;
  const won = show.banner === 'free_spins_won';
  return (
    <div className="starlight-banner" aria-hidden="true">
      <p className="font-display text-2xl font-bold">
        {won ? words.freeSpinsWon(show.step?.freeSpinsWon ?? 0) : words.freeSpinsOver}
      </p>
      <p>{won ? words.tripled : words.roundPaid(sum)}</p>
    </div>
  );
}

function FreeSpinCounter({ show, round }: { show: SpinShow; round: StageProps['round'] }) {
  if (!show.freeSpin || !round) return null;
  const { number, of } = show.freeSpin;
  return (
    <p className="starlight-chip" aria-hidden="true">
      {words.freeSpin(number, of)} · {displayCoins(round.currency, collected(round, show.collectedX100))}{' '}
      {coinCode(round.currency)}
    </p>
  );
}

/** The reels of Starlight Fortune: five windows on the maths' own strips. */
export function StarlightStage(props: StageProps) {
  const columns = useRef<(HTMLElement | null)[]>([]);
  const show = useSpinShow(props, columns);
  const { round } = props;
  return (
    <div className="play-frame starlight" data-celebrating={show.celebrating || undefined}>
      <EngravingSprite prefix="sl" art={starlightArt} />
      <GuillocheGround slug="starlight-fortune" />
      <div className="reels" aria-hidden="true" data-waiting={(props.calm && show.spinning) || undefined}>
        {reelIndexes.map((reel) => (
          <div
            key={reel}
            className="reel"
            ref={(element) => {
              columns.current[reel] = element;
            }}
          >
            <div className="reel-strip" />
          </div>
        ))}
        {show.winsShown && show.step && <WinLines key={round?.round_id} wins={show.step.lineWins} />}
      </div>
      <FreeSpinCounter show={show} round={round} />
      <Banner show={show} round={round} />
      {show.celebrating && round && (
        <Celebration
          {...{ tier: celebrationOf(round), amount: hundredthsOf(round.payout), currency: round.currency }}
          {...{ calm: props.calm, over: props.phase === 'idle' }}
        />
      )}
      <GridTable grid={show.grid} moving={show.spinning} />
    </div>
  );
}
