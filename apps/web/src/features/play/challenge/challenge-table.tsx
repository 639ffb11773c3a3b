import type { Challenge } from '@goldwren/contracts/player';
import type { GameAction } from '@goldwren/game-engine';
import { challenge as messages } from '@goldwren/messages/current/challenge';
import { Button } from '@goldwren/ui/button';
import { StatusText } from '@goldwren/ui/status-text';
import { useMemo } from 'react';
import { formats } from '../../../lib/i18n/format.ts';
import { describeProblem } from '../../../lib/problems/describe-problem.ts';
import type { GameModule } from '../model/game-module.ts';
import { PausePlace } from '../pause/pause-place.tsx';
import { usePause } from '../pause/use-pause.ts';
import { ChallengeStage } from './challenge-stage.tsx';
import { HandReview } from './hand-review.tsx';
import { toRound } from './to-round.ts';
import { useChallengeHand } from './use-challenge-hand.ts';

/** The table with the open hand, its decisions, and the review after it. */
export function ChallengeTable({ challenge, module }: { challenge: Challenge; module: GameModule }) {
  const { hand, next, phase, before, decision, setDecision, send, isSending, error, onShown, goOn } =
    useChallengeHand(challenge);
  const round = toRound(challenge.day, hand);
  const isOver = phase === 'idle' && hand.result !== null;
  const problem = useMemo(() => (error ? describeProblem(error, 'submission') : null), [error]);
  const { pause, note, answered } = usePause(problem, phase === 'deciding' || isOver);
  const spoken = !hand.result && module.describeOpen ? module.describeOpen(round).spoken : '';
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
        <ChallengeStage
          {...{ module, round, decision, onDecision: setDecision, onShown }}
          phase={phase === 'deciding' && isSending ? 'acting' : phase}
        />
      </div>
      <p className="sr-only" role="status">
        {spoken}
      </p>
      <div className="mt-3 flex min-h-11 flex-wrap content-start gap-2 [@media(max-height:30rem)_and_(min-width:40rem)]:col-start-2 [@media(max-height:30rem)_and_(min-width:40rem)]:mt-0">
        {isOver ? (
          <Button look="primary" onClick={goOn}>
            {next ? messages.next : messages.showResult}
          </Button>
        ) : (
          hand.legal_actions.map(({ id, action, pick }, index) => (
            <Button
              key={id}
              look={index === 0 ? 'primary' : 'secondary'}
              busy={phase !== 'deciding' || isSending}
              onClick={() => send((pick ? { ...action, [pick.field]: [] } : action) as GameAction)}
            >
              {module.labels.actions[id] ?? id}
            </Button>
          ))
        )}
      </div>
      {note && <StatusText tone="bad">{note.text}</StatusText>}
      <PausePlace pause={pause} hasStake={false} onStop={null} onAnswered={answered} />
      <div className="col-span-full mt-3 min-h-16">
        {isOver && <HandReview {...{ hand, labels: module.labels.actions }} />}
      </div>
    </section>
  );
}
