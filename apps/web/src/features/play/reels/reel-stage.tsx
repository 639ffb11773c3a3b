import { computePayout } from '@goldwren/game-engine';
import { type ReactNode, useRef } from 'react';
import type { StageProps } from '../model/game-module.ts';
import { hundredthsOf } from '../model/play-state.ts';
import { Celebration, CelebrationAhead } from '../shell/celebration/celebration.tsx';
import { type CelebrationLevel, celebrationOf, isCountingUp } from '../shell/celebration/celebration-level.ts';
import { loadLater } from '../shell/loading/load-later.tsx';
import { World } from '../shell/world/world.tsx';
import type { BonusOf } from './feature/bonus.ts';
import { type BandMessages, FeatureBand, type FeatureMessages } from './feature/feature-band.tsx';
import type { FeatureIntroProps } from './feature/feature-intro.tsx';
import { type GridMessages, GridTable } from './grid-table.tsx';
import type { ReelGame } from './reel-game.ts';
import { wonCells } from './reel-script.ts';
import './reels.css';
import { type ReelShow, useReelShow } from './use-reel-show.ts';
import type { WinsProps } from './wins/wins.tsx';

const wins = loadLater<WinsProps>(async () => (await import('./wins/wins.tsx')).Wins);
const intro = loadLater<FeatureIntroProps>(async () => (await import('./feature/feature-intro.tsx')).FeatureIntro);

/** The feature texts are optional, because not every game has a feature. */
type StageMessages = BandMessages & Partial<FeatureMessages>;

interface ReelStageProps extends StageProps {
  game: ReelGame;
  slug: string;
  messages: GridMessages & StageMessages;
  className: string;
  /** A feature other than free spins, and the content drawn over the reels during it. */
  bonus?: BonusOf;
  children?: ReactNode;
  /** The moving parts of the game's own scene. Decorative: screen readers read the table and one sentence. */
  scene?: (show: ReelShow) => ReactNode;
  /** The text of the band during the bonus. Null outside it. */
  bonusBand?: { readonly text: string; readonly collectedX100: number } | null;
}

/** The stage of a game with reel strips: windows, wins, and the scene of its free spins. */
export function ReelStage({
  game,
  slug,
  messages,
  className,
  children,
  scene,
  bonusBand = null,
  ...props
}: ReelStageProps) {
  const windows = useRef<(HTMLElement | null)[]>([]);
  const show = useReelShow(game, props, windows);
  const { round, reducedMotion } = props;
  const level = show.celebrating && round ? celebrationOf(round) : 0;
  const running = runningPart(show, messages, bonusBand);
  const collected = round && running ? computePayout(hundredthsOf(round.stake), running.collectedX100) : 0n;
  return (
    <div
      className={`reel-stage ${className}`}
      data-scene={running || show.scene ? 'feature' : undefined}
      data-celebrating={level > 0 || undefined}
      data-level={level || undefined}
    >
      <World slug={slug} />
      <div className="reel-scene" />
      <FeatureBand
        {...{ game, view: show, currency: round?.currency ?? props.currency, messages }}
        running={running && { text: running.text, collected }}
      />
      <div
        className="reels"
        aria-hidden="true"
        data-waiting={(reducedMotion && show.spinning && !show.winsShown) || undefined}
      >
        {game.strips.paid.map((_, reel) => (
          <div key={reel} className="reel">
            <div
              className="reel-window"
              ref={(element) => {
                windows.current[reel] = element;
              }}
            />
          </div>
        ))}
        {show.winsShown && show.step && wonCells(show.step).length > 0 && (
          <wins.Part {...{ game, step: show.step, reducedMotion, holds: show.celebrating && isCountingUp(props) }} />
        )}
        {children}
      </div>
      {scene?.(show)}
      <End {...{ show, level, messages }} {...props} />
      <wins.Ahead />
      {game.feature.needed > 0 && <intro.Ahead />}
      {show.scene === 'intro' && (
        <intro.Part
          {...{ sheet: game.sheet, symbol: game.feature.symbol, count: show.scattersLanded, reducedMotion }}
          {...{ title: messages.freeSpinsWon?.(show.freeSpinsWon) ?? '', note: messages.featureNote ?? '' }}
        />
      )}
      <GridTable grid={show.grid} moving={show.spinning} messages={messages} />
    </div>
  );
}

/** The progress of the feature as text, and the amount won so far. Null outside it. */
function runningPart(
  { freeSpin, collectedX100 }: ReelShow,
  messages: StageMessages,
  bonusBand: NonNullable<ReelStageProps['bonusBand']> | null,
) {
  if (!freeSpin) return bonusBand;
  return { text: messages.freeSpin?.(freeSpin.number, freeSpin.of) ?? '', collectedX100 };
}

type EndProps = StageProps &
  Pick<ReelStageProps, 'bonus'> & { show: ReelShow; level: CelebrationLevel; messages: StageMessages };

/** Celebrates the end of the round. The coins shown are the amount that it actually paid. */
function End({ show, level, round, reducedMotion, phase, messages, bonus }: EndProps) {
  if (!round || !show.celebrating) return <CelebrationAhead />;
  const note = show.freeSpinsWon > 0 ? messages.freeSpinsWon?.(show.freeSpinsWon) : bonus?.(round)?.note;
  return <Celebration {...{ round, level, phase, reducedMotion }} total={note ? { note } : null} />;
}
