import { computePayout } from '@goldwren/game-engine';
import { useRef } from 'react';
import { formats } from '../../../lib/i18n/format.ts';
import type { StageProps } from '../model/game-module.ts';
import { hundredthsOf } from '../model/play-state.ts';
import type { FeatureIntroProps } from '../reels/feature/feature-intro.tsx';
import { type GridMessages, GridTable } from '../reels/grid-table.tsx';
import { celebrationOf } from '../shell/celebration/celebration-level.ts';
import '../reels/reels.css';
import { SheetSymbol } from '../reels/sheet-symbol.tsx';
import { Celebration, CelebrationAhead } from '../shell/celebration/celebration.tsx';
import { loadLater } from '../shell/loading/load-later.tsx';
import { World } from '../shell/world/world.tsx';
import { TumbleBand, type TumbleMessages } from './tumble-band.tsx';
import type { TumbleGame } from './tumble-game.ts';
import './tumbles.css';
import { useTumbleShow } from './use-tumble-show.ts';

const intro = loadLater<FeatureIntroProps>(
  async () => (await import('../reels/feature/feature-intro.tsx')).FeatureIntro,
);

interface TumbleStageProps extends StageProps {
  game: TumbleGame;
  slug: string;
  messages: GridMessages & TumbleMessages;
  className: string;
}

/** The stage of a game with tumbling symbols: its field, its wins, and the scene of its free spins. */
export function TumbleStage({ game, slug, messages, className, ...props }: TumbleStageProps) {
  const field = useRef<HTMLDivElement>(null);
  const show = useTumbleShow(game, props, field);
  const { round, reducedMotion } = props;
  const level = show.celebrating && round ? celebrationOf(round) : 0;
  const sumOf = (payX100: number) => (round ? computePayout(hundredthsOf(round.stake), payX100) : 0n);
  const total = show.freeSpinsWon > 0 ? { note: messages.freeSpinsWon(show.freeSpinsWon) } : null;
  const currency = round?.currency ?? props.currency;
  // While a band is shown, this row shows what paid. Otherwise, the amount of the win is there.
  const isBand = props.phase === 'showing' && (level >= 10 || total !== null);
  const wins = show.tumble?.wins ?? (show.celebrating && isBand ? show.best : []);
  return (
    <div
      className={`reel-stage tumble-stage ${className}`}
      data-scene={show.freeSpin || show.scene ? 'feature' : undefined}
      data-celebrating={level > 0 || undefined}
      data-level={level || undefined}
    >
      <World slug={slug} />
      <div className="reel-scene" />
      <TumbleBand {...{ game, show, collected: sumOf(show.collectedX100), currency, messages }} />
      <div
        className="tumble-well"
        aria-hidden="true"
        data-waiting={(reducedMotion && show.falling && !show.tumble) || undefined}
      >
        <div ref={field} className="tumble-field" />
      </div>
      <p className="tumble-wins" aria-hidden="true">
        {wins.map(({ symbol, count, payX100 }, index) => (
          <span key={index}>
            {count} <SheetSymbol sheet={game.sheet} id={symbol} /> {formats.amount(sumOf(payX100))}
          </span>
        ))}
      </p>
      {show.celebrating && round ? (
        <Celebration {...{ round, level, phase: props.phase, reducedMotion }} total={total} />
      ) : (
        <CelebrationAhead />
      )}
      <intro.Ahead />
      {show.scene === 'intro' && (
        <intro.Part
          {...{ sheet: game.sheet, symbol: game.feature.symbol, count: show.scattersLanded, reducedMotion }}
          {...{ title: messages.freeSpinsWon(show.freeSpinsWon), note: messages.featureNote }}
        />
      )}
      <GridTable grid={show.grid} moving={show.falling} messages={messages} />
    </div>
  );
}
