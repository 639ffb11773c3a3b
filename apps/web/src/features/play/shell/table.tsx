import type { Game, User } from '@goldwren/contracts/player';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { queries } from '../../../lib/queries.ts';
import { play } from '../../../lib/words/play.ts';
import { AlarmPlace } from '../../../shared/fairness/alarm-place.tsx';
import type { GameModule } from '../model/game-module.ts';
import { displayCoins } from '../model/outcome-sentence.ts';
import { type PlayState, visibleBalances } from '../model/play-state.ts';
import type { Decision } from '../model/round-types.ts';
import { createSkip } from '../model/skip.ts';
import { PausePlace } from '../pause/pause-place.tsx';
import { usePause } from '../pause/use-pause.ts';
import { type Bet, useBet } from '../session/use-bet.ts';
import { usePlayController } from '../session/use-play-controller.ts';
import { CoinLockNote, CoinSwitch } from './controls/coin-switch.tsx';
import { MoreActions } from './controls/more-actions.tsx';
import { ProblemNote } from './controls/problem-note.tsx';
import { SessionEnded } from './controls/session-ended.tsx';
import { SessionPanel } from './controls/session-panel.tsx';
import { StakeBar } from './controls/stake-bar.tsx';
import { StartAlert } from './controls/start-alert.tsx';
import { sweepsLockOf } from './controls/sweeps-lock.ts';
import { VerificationMark } from './controls/verification-mark.tsx';
import { useGameKeys } from './keyboard.ts';
import { PlayerSkeleton } from './player-skeleton.tsx';
import { primaryAction } from './primary-action.ts';
import { useRememberedSwitch } from './remembered-switch.ts';
import { useSound } from './sound/use-sound.ts';
import { statusWords } from './status-words.ts';
import { savesData, useCalmMotion } from './use-calm-motion.ts';

interface TableProps {
  game: Game;
  module: GameModule;
  restrictions: User['restrictions'];
}

/** A game with its session: starts it, plays it, ends it. */
export function Table({ game, module, restrictions }: TableProps) {
  const play = usePlayController(game, module);
  const { controller, state } = play;
  const bet = useBet(game, module.engine, state.session);
  useRulesAhead(game.slug, state.status === 'playing');
  if (state.status === 'start_failed' && state.startProblem) return <StartAlert problem={state.startProblem} />;
  if (state.status === 'ended') return <SessionEnded state={state} onPlayAgain={() => void controller.start()} />;
  if (!state.session) return <PlayerSkeleton title={game.title} />;
  return <OpenTable {...{ game, module, restrictions, ...play, bet, session: state.session }} />;
}

/** The rules are at hand before they are asked for, unless the player saves data. */
function useRulesAhead(slug: string, playing: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (playing && !savesData()) void client.prefetchQuery(queries.games.rules({ params: { slug } }));
  }, [client, slug, playing]);
}

type OpenTableProps = TableProps &
  ReturnType<typeof usePlayController> & { bet: Bet; session: NonNullable<PlayState['session']> };

function OpenTable({
  game,
  module,
  restrictions,
  controller,
  state,
  ownText,
  setOwnText,
  bet,
  session,
}: OpenTableProps) {
  const [skip] = useState(createSkip);
  const [decision, setDecision] = useState<Decision | null>(null);
  const [keys, setKeys] = useRememberedSwitch('goldwren-game-keys', true);
  const sound = useSound();
  const calm = useCalmMotion();
  const primary = primaryAction({ state, module, controller, bet, decision, skip });
  const { phase } = state;
  const { pause, note, answered } = usePause(state.problem);
  const running = phase !== 'idle';
  const step = (by: 1 | -1) => !running && bet.step(by);
  useTableKeys(keys, { press: () => !primary.busy && primary.press(), step, skip: () => skip.request() });
  const onShown = useCallback(() => controller.shown(), [controller]);
  const lock = sweepsLockOf(restrictions);
  const coin = bet.currency === 'gold' ? 'gc' : 'sc';
  return (
    <div className="player" data-coin={coin}>
      <section className="player-table" aria-labelledby="game-title">
        <div className="mb-3 flex min-h-13 items-center justify-between gap-3">
          <h1 id="game-title" className="text-xl leading-tight md:text-2xl">
            {game.title}
          </h1>
          <CoinSwitch currency={bet.currency} locked={running} sweepsLock={lock} onChange={bet.choose} />
        </div>
        <CoinLockNote lock={lock} />
        {/* A press on the picture skips; Esc and the button do the same, so it is no control of its own. */}
        <div onPointerUp={() => phase === 'showing' && skip.request()}>
          <module.Stage
            {...{ phase, round: state.round, currency: bet.currency, calm, sound: sound.board, skip, keys }}
            {...{ decision, onDecision: setDecision, onShown }}
          />
        </div>
        <TableWords state={state} module={module} note={note} />
        {module.Choices && <module.Choices choice={bet.choice} locked={running} onChange={bet.setChoice} />}
        <MoreActions state={state} labels={module.labels.actions} onAct={controller.act} />
        <StakeBar {...bet} raised={state.round} locked={running} onStep={step} primary={primary} />
      </section>
      <PausePlace pause={pause} onStop={phase === 'idle' ? () => void controller.end() : null} onAnswered={answered} />
      <SessionPanel {...{ game, module, session, state, controller, sound, keys, setKeys, ownText, setOwnText }} />
    </div>
  );
}

interface TableWordsProps {
  state: PlayState;
  module: GameModule;
  /** What went wrong, unless a dialog says it. */
  note: PlayState['problem'];
}

function TableWords({ state, module, note }: TableWordsProps) {
  const balances = visibleBalances(state);
  const words = statusWords(state, module);
  const shown = state.phase === 'idle';
  return (
    <div className="player-words">
      <p className="font-semibold text-(--accent)">
        {play.balances(displayCoins('gold', balances.gold), displayCoins('sweeps', balances.sweeps))}
      </p>
      <p role="status" className="status-line">
        <span className="sr-only">{words.said}</span> {words.shown}
      </p>
      <div className="verification-line">
        {shown && <VerificationMark verification={state.verification} round={state.round} />}
      </div>
      <AlarmPlace alarm={state.alarm} />
      <ProblemNote problem={note} />
    </div>
  );
}

interface KeyActions {
  press: () => void;
  step: (by: 1 | -1) => void;
  skip: () => void;
}

/** Space plays, the side arrows change the stake, Esc skips. Up and down stay with the page, which scrolls by them. */
function useTableKeys(on: boolean, { press, step, skip }: KeyActions): void {
  useGameKeys((key) => {
    if (key === 'Escape') skip();
    else if (!on) return false;
    else if (key === ' ') press();
    else if (key === 'ArrowRight') step(1);
    else if (key === 'ArrowLeft') step(-1);
    else return false;
    return true;
  });
}
