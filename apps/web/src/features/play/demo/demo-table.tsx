import type { Game, SessionStarted } from '@goldwren/contracts/player';
import { demo } from '@goldwren/messages/current/demo';
import { play } from '@goldwren/messages/current/play';
import { Icon } from '@goldwren/ui/icons';
import { formats } from '../../../lib/i18n/format.ts';
import type { GameModule } from '../model/game-module.ts';
import { type PlayState, visibleBalances, visibleProblem } from '../model/play-state.ts';
import { roundWithStake } from '../model/staked-on.ts';
import { useBet } from '../session/bet/use-bet.ts';
import { type TableController, useTableController } from '../session/use-table-controller.ts';
import { SoundAndRules } from '../shell/controls/bar-tools.tsx';
import { ConfirmationDialog } from '../shell/controls/confirmation-dialog.tsx';
import { ControlBar } from '../shell/controls/control-bar.tsx';
import { hasOwnRow, OwnRow } from '../shell/controls/own-row.tsx';
import { PrimaryButton } from '../shell/controls/primary-button.tsx';
import { ProblemNote } from '../shell/controls/problem-note.tsx';
import { StakeControl } from '../shell/controls/stake-control.tsx';
import { ReadyLine, StatusLine } from '../shell/controls/status-line.tsx';
import { PlayerSkeleton, titleLook } from '../shell/player-skeleton.tsx';
import { statusMessages } from '../shell/status-messages.ts';
import { TableStage } from '../shell/table-stage.tsx';
import { useTableControls } from '../shell/use-table-controls.ts';
import { connectDemo } from './demo-deps.ts';
import { DemoPanel } from './demo-panel.tsx';

interface DemoTableProps {
  game: Game;
  module: GameModule;
}

/** A game with demo coins. Its dealer is this page. */
export function DemoTable({ game, module }: DemoTableProps) {
  const table = useTableController((own) =>
    connectDemo(game, module.engine, { ...own, mostShown: module.overlap?.most ?? 1 }),
  );
  const { session } = table.state;
  return session ? <OpenTable {...{ game, module, table, session }} /> : <PlayerSkeleton title={game.title} />;
}

type OpenTableProps = DemoTableProps & { table: TableController; session: SessionStarted };

function OpenTable({ game, module, table, session }: OpenTableProps) {
  const { state } = table;
  const bet = useBet(game, module.engine, session);
  const controls = useTableControls(module, table, bet);
  const { act, confirmation, coach, setCoachOn, sound, primary, running, guarded, step } = controls;
  const { gold } = visibleBalances(state);
  return (
    <div className="player" data-coin="gc">
      <section className="player-table" aria-labelledby="game-title">
        <div className="player-head">
          <h1 id="game-title" className={titleLook}>
            {game.title}
          </h1>
          <p className="text-xs leading-4 text-ink-2 md:text-sm">{demo.line(game.rtp_hint)}</p>
        </div>
        <TableStage {...{ module, table, bet, controls }} />
        <ControlBar
          message={<DemoMessage {...{ state, module, choice: bet.choice }} />}
          balances={<span data-coin="gc">{demo.balance(formats.amount(gold))}</span>}
          tools={<SoundAndRules slug={game.slug} Symbol={module.Symbol} sound={sound} />}
          own={hasOwnRow(module, coach) ? <OwnRow {...{ module, bet, state, running, guarded, coach, act }} /> : null}
          stake={
            <StakeControl
              {...{ currency: bet.currency, stakes: bet.stakes, stake: bet.stake }}
              {...{ raised: roundWithStake(state), locked: running, onStep: step, onChoose: bet.setStake }}
              onMax={() => bet.max(gold)}
            />
          }
          coin={
            <span className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-3 text-sm font-semibold text-(--accent)">
              {demo.title}
            </span>
          }
          primary={<PrimaryButton {...primary} />}
        />
      </section>
      {confirmation && <ConfirmationDialog {...confirmation} />}
      <DemoPanel {...{ slug: game.slug, module, session, state, coach, setCoachOn }} />
    </div>
  );
}

function DemoMessage({
  state,
  module,
  choice,
}: { state: PlayState; module: GameModule } & Pick<ReturnType<typeof useBet>, 'choice'>) {
  const status = statusMessages(state, module);
  const problem = visibleProblem(state);
  const isVerified = state.phase === 'idle' && state.verification?.result === 'verified';
  return (
    <>
      <div className="bar-said">
        <StatusLine {...status} />
        {!status.shown && !status.outcome && state.phase === 'idle' && <ReadyLine {...{ module, choice }} />}
        {isVerified && state.round && (
          <span className="flex flex-none items-center text-xs font-semibold text-ok">
            <Icon name="check" className="size-4" />
            {play.verified}
          </span>
        )}
      </div>
      {problem && (
        <div className="bar-problem">
          <ProblemNote problem={{ ...problem, link: null }} />
        </div>
      )}
    </>
  );
}
