import type { Game, User } from '@goldwren/contracts/player';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { queries } from '../../../lib/api/queries.ts';
import { StorageNotice } from '../../../shared/fairness/storage-notice.tsx';
import type { GameModule } from '../model/game-module.ts';
import { type PlayState, visibleBalances } from '../model/play-state.ts';
import { createSkip } from '../model/skip.ts';
import { PausePlace } from '../pause/pause-place.tsx';
import { usePause } from '../pause/use-pause.ts';
import type { PlayController } from '../session/play-controller.ts';
import { type Bet, useBet } from '../session/use-bet.ts';
import { useDecision } from '../session/use-decision.ts';
import { usePlayController } from '../session/use-play-controller.ts';
import { BarBalances } from './controls/bar-balances.tsx';
import { BarTools } from './controls/bar-tools.tsx';
import { CoinSwitch } from './controls/coin-switch.tsx';
import { ConfirmationDialog, useConfirmation } from './controls/confirmation-dialog.tsx';
import { ControlBar } from './controls/control-bar.tsx';
import { MoreActions } from './controls/more-actions.tsx';
import { PrimaryButton } from './controls/primary-button.tsx';
import { RoundMessage } from './controls/round-message.tsx';
import { StakeControl } from './controls/stake-control.tsx';
import { StartAlert } from './controls/start-alert.tsx';
import { sweepsLockOf } from './controls/sweeps-lock.ts';
import { useGameKeys } from './keyboard.ts';
import { PlayerSkeleton, titleLook } from './player-skeleton.tsx';
import { primaryAction } from './primary-action.ts';
import { useRememberedSwitch } from './remembered-switch.ts';
import { SessionLine } from './session-card/session-line.tsx';
import { SessionPanel } from './session-card/session-panel.tsx';
import { useSound } from './sound/use-sound.ts';
import { useActionKeys } from './use-action-keys.ts';
import { savesData, useReducedMotion } from './use-reduced-motion.ts';

const SessionEnded = lazy(() =>
  import('./session-card/session-ended.tsx').then((module) => ({ default: module.SessionEnded })),
);

const TakeOver = lazy(() => import('./controls/take-over.tsx').then((module) => ({ default: module.TakeOver })));

interface TableProps {
  game: Game;
  module: GameModule;
  restrictions: User['restrictions'];
}

/** A game with its session: starts it, plays it, and ends it. */
export function Table({ game, module, restrictions }: TableProps) {
  const play = usePlayController(game, module);
  const { controller, state } = play;
  const bet = useBet(game, module.engine, state.session);
  useRulesAhead(game.slug, state.status === 'playing');
  if (state.status === 'start_failed' && state.startProblem) return <StartAlert problem={state.startProblem} />;
  if (state.status === 'ended')
    return (
      <Suspense fallback={<PlayerSkeleton title={game.title} />}>
        <SessionEnded game={game.id} state={state} onPlayAgain={() => void controller.start()} />
      </Suspense>
    );
  if (!state.session) return <PlayerSkeleton title={game.title} />;
  if (state.heldElsewhere && !state.violation)
    return (
      <Suspense fallback={null}>
        <TakeOver onTakeOver={() => void controller.takeOver()} />
      </Suspense>
    );
  return <OpenTable {...{ game, module, restrictions, ...play, bet, session: state.session }} />;
}

/** Loads the rules in advance, unless the player saves data. */
function useRulesAhead(slug: string, playing: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (playing && !savesData()) void client.prefetchQuery(queries.games.rules({ params: { slug } }));
  }, [client, slug, playing]);
}

type OpenTableProps = TableProps &
  ReturnType<typeof usePlayController> & { bet: Bet; session: NonNullable<PlayState['session']> };

function OpenTable(props: OpenTableProps) {
  const { game, module, restrictions, controller, state, ownText, setOwnText, bet, session } = props;
  const [skip] = useState(createSkip);
  const [decision, setDecision] = useDecision(state.round, module.engine);
  const { act, confirmation } = useConfirmation(state.round, module, controller.act);
  const [keys, setKeys] = useRememberedSwitch('goldwren-game-keys', true);
  const reducedMotion = useReducedMotion();
  const primary = primaryAction({ state, module, controller: { ...controller, act }, bet, decision, skip });
  const { phase } = state;
  const sound = useSound(game.slug, phase);
  // The card next to the table does not need to update in the same frame as a press.
  const deferredState = useDeferredValue(state);
  const { pause, note, answered } = usePause(state.problem, phase === 'idle');
  const running = phase !== 'idle';
  const step = (by: 1 | -1) => !running && bet.step(by);
  useTableKeys(keys, { press: () => !primary.busy && primary.press(), step, skip: () => skip.request() });
  useActionKeys({ state, module, keys, act });
  const onShown = useCallback(() => controller.shown(), [controller]);
  const lock = sweepsLockOf(restrictions);
  const screen = useRef<HTMLDivElement>(null);
  const cardId = useId();
  const balances = visibleBalances(state);
  return (
    <div ref={screen} className="player" data-coin={bet.currency === 'gold' ? 'gc' : 'sc'}>
      <section className="player-table" aria-labelledby="game-title">
        <div className="player-head">
          <h1 id="game-title" className={titleLook}>
            {game.title}
          </h1>
          <SessionLine {...{ game, session }} net={state.net} currency={bet.currency} />
          <StorageNotice session={session.session_id} round={state.round?.round_id} />
        </div>
        {/* Pressing the picture skips. Escape and the button do the same, so the picture needs no keyboard access. */}
        <div className="stage" onPointerUp={() => phase === 'showing' && skip.request()}>
          <module.Stage
            {...{ phase, round: state.round, currency: bet.currency, reducedMotion, sound: sound.board, skip, keys }}
            {...{ decision, onDecision: setDecision, onShown, choice: bet.choice }}
            onAct={(action) => phase === 'deciding' && !state.violation && act(action)}
            onChoice={(choice) => !running && bet.setChoice(choice)}
          />
        </div>
        <ControlBar
          message={<RoundMessage game={game.id} {...{ state, module, note, lock, choice: bet.choice }} />}
          balances={<BarBalances {...balances} />}
          tools={<BarTools slug={game.slug} Symbol={module.Symbol} sessionId={cardId} {...{ sound, screen }} />}
          own={hasOwnRow(module) ? <OwnRow {...{ module, bet, state, running, act }} /> : null}
          stake={
            <StakeControl
              {...{ currency: bet.currency, stakes: bet.stakes, stake: bet.stake }}
              {...{ raised: state.round, locked: running, onStep: step, onChoose: bet.setStake }}
              onMax={() => bet.max(balances[bet.currency])}
            />
          }
          coin={<CoinSwitch currency={bet.currency} locked={running} sweepsLock={lock} onChange={bet.choose} />}
          primary={<PrimaryButton {...primary} />}
        />
      </section>
      {confirmation && <ConfirmationDialog {...confirmation} />}
      <PausePlace pause={pause} onStop={phase === 'idle' ? () => void controller.end() : null} onAnswered={answered} />
      <SessionPanel
        {...{ id: cardId, game, module, session, state: deferredState, controller, keys, setKeys, ownText, setOwnText }}
      />
    </div>
  );
}

/** True when a game needs its own row, for choices before a round or for actions other than the main button's. */
function hasOwnRow({ Choices, labels }: GameModule): boolean {
  return Choices !== null || Object.keys(labels.actions).length > 1;
}

type OwnRowProps = Pick<OpenTableProps, 'module' | 'bet' | 'state'> & { running: boolean; act: PlayController['act'] };

function OwnRow({ module, bet, state, running, act }: OwnRowProps) {
  return (
    <>
      {module.Choices && <module.Choices choice={bet.choice} locked={running} onChange={bet.setChoice} />}
      <MoreActions state={state} labels={module.labels.actions} onAct={act} />
    </>
  );
}

interface KeyActions {
  press: () => void;
  step: (by: 1 | -1) => void;
  skip: () => void;
}

/**
 * Space plays, the left and right arrows change the stake, and Escape skips. The up and down arrows still scroll the page.
 */
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
