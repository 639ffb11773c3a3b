import type { Challenge } from '@goldwren/contracts/player';
import { challenge as messages } from '@goldwren/messages/current/challenge';
import { Button } from '@goldwren/ui/button';
import { StatusText } from '@goldwren/ui/status-text';
import { type ReactNode, useMemo } from 'react';
import { formats } from '../../../lib/i18n/format.ts';
import { describeProblem } from '../../../lib/problems/describe-problem.ts';
import type { GameModule } from '../model/game-module.ts';
import { PausePlace } from '../pause/pause-place.tsx';
import { usePause } from '../pause/use-pause.ts';
import { ignoreRepeats } from '../shell/controls/ignore-repeats.ts';
import { legalActions } from '../shell/legal-actions.ts';
import { useDoubleTapGuard } from '../shell/use-double-tap-guard.ts';
import { ChallengeStage } from './challenge-stage.tsx';
import { HandReview } from './hand-review.tsx';
import { toRound } from './to-round.ts';
import { useChallengeHand } from './use-challenge-hand.ts';

interface Choice {
  readonly id: string;
  readonly label: string;
  press(): void;
}

interface ChoicesProps {
  choices: readonly Choice[];
  /** What the hand waits for, or its review. */
  said: ReactNode;
  busy: boolean;
}

/**
 * What the hand waits for, or its review, and the buttons. On a phone, the main button has a row of its own. It stays the
 * same element, so that a keyboard player keeps the focus on it.
 */
function Choices({ choices, said, busy }: ChoicesProps) {
  return (
    <div className="mt-3 flex min-h-11 flex-wrap content-start gap-2 [@media(max-height:30rem)_and_(min-width:40rem)]:col-start-2 [@media(max-height:30rem)_and_(min-width:40rem)]:mt-0">
      <div className="min-h-6 basis-full text-ink-2 low:order-last">{said}</div>
      {choices.map(({ id, label, press }, index) => (
        <Button
          key={index === 0 ? 'main' : id}
          look={index === 0 ? 'primary' : 'secondary'}
          className={index === 0 ? 'max-sm:min-h-14 max-sm:basis-full' : 'max-sm:grow'}
          busy={busy}
          onKeyDown={ignoreRepeats}
          onClick={press}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

/** The table with the open hand, its decisions, and the review after it. */
export function ChallengeTable({ challenge, module }: { challenge: Challenge; module: GameModule }) {
  const { hand, next, phase, before, decision, setDecision, send, isSending, error, onShown, goOn } =
    useChallengeHand(challenge);
  const round = toRound(challenge.day, hand);
  const isOver = phase === 'idle' && hand.result !== null;
  const problem = useMemo(() => (error ? describeProblem(error, 'submission') : null), [error]);
  const { pause, note, answered } = usePause(problem, phase === 'deciding' || isOver);
  const shownPhase = phase === 'deciding' && isSending ? 'acting' : phase;
  // The next hand and its first decision are on one button, and a decision of the challenge cannot be taken back. Its hands have no
  // stake.
  const guarded = useDoubleTapGuard({ phase: shownPhase, round }, module.engine.kind, 0);
  const choices = hand.result
    ? [{ id: 'next', label: next ? messages.next : messages.showResult, press: goOn }]
    : legalActions({ round }, module.mainAction).map(({ id, action, pick }) => ({
        ...{ id, label: module.labels.actions[id] ?? id },
        press: () => send(pick ? { ...action, [pick.field]: [] } : action),
      }));
  const waits = hand.result ? null : module.describeOpen?.(round);
  const said = isOver ? <HandReview {...{ hand, labels: module.labels.actions }} /> : waits?.shown;
  return (
    <section
      aria-labelledby="challenge-hand"
      className="grid gap-x-4 [@media(max-height:30rem)_and_(min-width:40rem)]:grid-cols-[1fr_11rem]"
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 [@media(max-height:30rem)_and_(min-width:40rem)]:col-start-2">
        <h2 id="challenge-hand" className="text-xl">
          {messages.hand(hand.number + 1)}
        </h2>
        <p className="text-sm text-ink-2 tabular-nums">
          {messages.soFar(formats.multiple(before + (isOver ? (hand.result?.given_up_x100 ?? 0) : 0)))}
        </p>
      </div>
      {/* On a low screen the decisions are next to the hand, so that both are visible without scrolling. */}
      <div className="min-w-0 [@media(max-height:30rem)_and_(min-width:40rem)]:row-span-2 [@media(max-height:30rem)_and_(min-width:40rem)]:row-start-1">
        <ChallengeStage {...{ module, round, decision, onDecision: setDecision, onShown }} phase={shownPhase} />
      </div>
      <p className="sr-only" role="status">
        {waits?.spoken}
      </p>
      <Choices choices={choices} busy={guarded || !(isOver || shownPhase === 'deciding')} said={said} />
      {note && <StatusText tone="bad">{note.text}</StatusText>}
      <PausePlace pause={pause} hasStake={false} onStop={null} onAnswered={answered} />
    </section>
  );
}
