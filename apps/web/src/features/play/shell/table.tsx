import type { Game, User } from '@goldwren/contracts/player';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useId, useMemo, useRef } from 'react';
import { queries } from '../../../lib/api/queries.ts';
import { StorageNotice } from '../../../shared/fairness/notices/storage-notice.tsx';
import type { GameModule } from '../model/game-module.ts';
import { type PlayState, visibleBalances, visibleProblem } from '../model/play-state.ts';
import { roundWithStake } from '../model/staked-on.ts';
import { PausePlace } from '../pause/pause-place.tsx';
import { usePause } from '../pause/use-pause.ts';
import { type Bet, useBet } from '../session/bet/use-bet.ts';
import { usePlayController } from '../session/use-play-controller.ts';
import { BarBalances } from './controls/bar-balances.tsx';
import { BarTools } from './controls/bar-tools.tsx';
import { CoinSwitch } from './controls/coin-switch.tsx';
import { ConfirmationDialog } from './controls/confirmation-dialog.tsx';
import { ControlBar } from './controls/control-bar.tsx';
import { hasOwnRow, OwnRow } from './controls/own-row.tsx';
import { PrimaryButton } from './controls/primary-button.tsx';
import { RoundMessage } from './controls/round-message.tsx';
import { StakeControl } from './controls/stake-control.tsx';
import { StartAlert } from './controls/start-alert.tsx';
import { sweepsLockOf } from './controls/sweeps-lock.ts';
import { loadLater } from './loading/load-later.tsx';
import { savesData } from './motion/use-reduced-motion.ts';
import { PlayerSkeleton, titleLook } from './player-skeleton.tsx';
import type { SessionDialProps } from './session-card/session-dial.tsx';
import { SessionLine } from './session-card/session-line.tsx';
import { SessionPanel } from './session-card/session-panel.tsx';
import type { SessionSealProps } from './session-card/session-seal.tsx';
import { TableStage } from './table-stage.tsx';
import { useTableControls } from './use-table-controls.ts';

const SessionEnded = lazy(() =>
  import('./session-card/session-ended.tsx').then((module) => ({ default: module.SessionEnded })),
);

const dial = loadLater<SessionDialProps>(async () => (await import('./session-card/session-dial.tsx')).SessionDial);

const seal = loadLater<SessionSealProps>(async () => (await import('./session-card/session-seal.tsx')).BarSeal);

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
  const controls = useTableControls(module, props, bet);
  const { act, confirmation, keys, setKeys, coach, setCoachOn, sound, primary, running, guarded, step } = controls;
  const { pause, note, answered } = usePause(visibleProblem(state), !running);
  const lock = useMemo(() => sweepsLockOf(restrictions), [restrictions]);
  const screen = useRef<HTMLDivElement>(null);
  const cardId = useId();
  const balances = visibleBalances(state);
  return (
    <div ref={screen} className="player" data-coin={bet.currency === 'gold' ? 'gc' : 'sc'}>
      <section className="player-table" aria-labelledby="game-title">
        <div className="player-head has-dial relative z-10">
          <h1 id="game-title" className={titleLook}>
            {game.title}
          </h1>
          <SessionLine game={game} net={state.net} rounds={state.nextNonce} />
          <div className="session-dial self-center">
            <dial.Part session={session} net={state.net} rounds={state.nextNonce} />
          </div>
          <StorageNotice session={session.session_id} round={state.round?.round_id} />
        </div>
        <TableStage {...{ module, bet, controls }} table={props} />
        <ControlBar
          message={<RoundMessage game={game.id} {...{ state, module, note, lock, choice: bet.choice }} />}
          balances={<BarBalances {...balances} />}
          tools={
            <>
              <seal.Part {...{ session, state }} />
              <BarTools slug={game.slug} Symbol={module.Symbol} sessionId={cardId} {...{ sound, screen }} />
            </>
          }
          own={hasOwnRow(module, coach) ? <OwnRow {...{ module, bet, state, running, guarded, coach, act }} /> : null}
          stake={
            <StakeControl
              {...{ currency: bet.currency, stakes: bet.stakes, stake: bet.stake }}
              {...{ raised: roundWithStake(state), locked: running, onStep: step, onChoose: bet.setStake }}
              onMax={() => bet.max(balances[bet.currency])}
            />
          }
          coin={<CoinSwitch currency={bet.currency} locked={running} sweepsLock={lock} onChange={bet.choose} />}
          primary={<PrimaryButton {...primary} />}
        />
      </section>
      {confirmation && <ConfirmationDialog {...confirmation} />}
      <PausePlace pause={pause} onStop={running ? null : () => void controller.end()} onAnswered={answered} />
      <SessionPanel
        {...{ id: cardId, game, module, session, state, controller, ownText, setOwnText }}
        {...{ keys, setKeys, coach, setCoachOn }}
      />
    </div>
  );
}
