import type { PlayLimit } from '@goldwren/contracts/player';
import { limits } from '@goldwren/messages/current/limits';
import { Button } from '@goldwren/ui/button';
import { StatusText } from '@goldwren/ui/status-text';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { useNow } from '../../../lib/browser/use-now.ts';
import { describeProblem } from '../../../lib/problems/describe-problem.ts';
import { usePasswordAgain } from '../../../shared/password-again/use-password-again.tsx';
import { useLimitAnswer } from './use-limit-answer.ts';

const messages = limits.wanted;

interface WantedLimitProps {
  limit: PlayLimit;
  wanted: NonNullable<PlayLimit['wanted']>;
}

/** A pending looser limit. Shows from when until when it can be confirmed, and lets the player confirm or cancel it. */
export function WantedLimit({ limit, wanted }: WantedLimitProps) {
  const { kind, period, amount } = limit;
  const onAnswer = useLimitAnswer();
  const { withPassword, dialog } = usePasswordAgain();
  const confirming = useMutation({
    mutationFn: () => withPassword(() => api.play.confirmLimit({ body: { kind, period } })),
    onSuccess: onAnswer,
  });
  // Setting the current limit again cancels the pending change.
  const cancelling = useMutation({
    mutationFn: () => api.play.setLimits({ body: { limits: [{ kind, period, amount }] } }),
    onSuccess: onAnswer,
  });
  const from = Date.parse(wanted.from);
  const canConfirm = useNow(from) >= from;
  const problem = confirming.error ?? cancelling.error;
  return (
    <div className="col-span-2 rounded-(--radius-m) border border-line-strong bg-well p-3 text-sm">
      <p>
        {wanted.amount === null ? messages.none : messages.amount(limits.amounts[kind](wanted.amount))}{' '}
        <span className="text-ink-2">{canConfirm ? messages.until(wanted.until) : messages.from(wanted.from)}</span>
      </p>
      {problem ? (
        <StatusText tone="bad" className="mt-2">
          {describeProblem(problem, 'submission').text}
        </StatusText>
      ) : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {canConfirm ? (
          <Button busy={confirming.isPending} onClick={() => confirming.mutate()}>
            {confirming.isPending ? messages.confirming : messages.confirm}
          </Button>
        ) : null}
        <Button look="secondary" busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
          {messages.keep}
        </Button>
      </div>
      {dialog}
    </div>
  );
}
