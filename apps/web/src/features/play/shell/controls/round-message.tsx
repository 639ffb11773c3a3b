import type { Game } from '@goldwren/contracts/player';
import type { Choice } from '@goldwren/game-engine';
import { play } from '@goldwren/messages/current/play';
import { Icon } from '@goldwren/ui/icons';
import type { ProblemMessage } from '../../../../lib/problems/describe-problem.ts';
import { ViolationNotice } from '../../../../shared/fairness/notices/violation-notice.tsx';
import { ProofButton } from '../../../../shared/fairness/proof/proof-button.tsx';
import type { GameModule } from '../../model/game-module.ts';
import type { PlayState } from '../../model/play-state.ts';
import { statusMessages } from '../status-messages.ts';
import { type CoinLock, CoinLockNote } from './coin-switch.tsx';
import { OpenElsewhere } from './open-elsewhere.tsx';
import { ProblemNote } from './problem-note.tsx';
import { ReadyLine, StatusLine } from './status-line.tsx';

interface RoundMessageProps {
  game: Game['id'];
  state: PlayState;
  module: GameModule;
  /** The current problem, unless a dialog shows it. */
  note: ProblemMessage | null;
  lock: CoinLock | null;
  choice: Choice;
}

/**
 * The result of the round and of its fairness check, or the problem. Content that does not fit grows upwards over the edge
 * of the stage. It moves nothing and covers no controls.
 */
export function RoundMessage({ game, state, module, note, lock, choice }: RoundMessageProps) {
  const status = statusMessages(state, module);
  const hasNoMessage = !status.shown && !status.outcome;
  const isIdle = state.phase === 'idle';
  const hasProblem = note !== null || Boolean(state.violation);
  return (
    <>
      <div className="bar-said">
        <StatusLine {...status} />
        {hasNoMessage && isIdle && (
          <OpenElsewhere here={game}>
            {lock ? <CoinLockNote lock={lock} /> : <ReadyLine {...{ module, choice }} />}
          </OpenElsewhere>
        )}
        {hasNoMessage && !isIdle && <SealedLine />}
        {/* A problem would cover it. The session card has the proof, too. */}
        {!hasProblem && <ProofChip state={state} />}
      </div>
      {hasProblem && (
        <div className="bar-problem">
          <ViolationNotice violation={state.violation} />
          <ProblemNote problem={note} />
        </div>
      )}
    </>
  );
}

/** During a round, about the seal in the controls. The session card has a text for screen readers. */
function SealedLine() {
  return (
    <p className="bar-ready bar-sealed" aria-hidden="true">
      {play.seal.during}
    </p>
  );
}

const chip =
  'btn flex-none flex-col-reverse gap-0 px-2 py-0 text-xs text-ink-2 underline underline-offset-2 hover:bg-raised';

/** The tick for the shown round, with a link to its proof. The session card shows the full sentence. */
function ProofChip({ state: { verification, round, phase } }: Pick<RoundMessageProps, 'state'>) {
  if (phase !== 'idle' || !verification || verification.result === 'mismatch' || round?.state !== 'settled')
    return null;
  return (
    <ProofButton roundId={round.round_id} className={chip}>
      {verification.result === 'verified' && (
        <span className="flex items-center font-semibold text-ok">
          <Icon name="check" className="size-4" />
          {play.verified}
        </span>
      )}
    </ProofButton>
  );
}
