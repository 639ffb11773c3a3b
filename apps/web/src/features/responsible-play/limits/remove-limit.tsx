import type { PlayLimits } from '@goldwren/contracts/player';
import { limits } from '@goldwren/messages/current/limits';
import type { LimitKind, LimitPeriod } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { StatusText } from '@goldwren/ui/status-text';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { describeProblem } from '../../../lib/problems/describe-problem.ts';

interface RemoveLimitProps {
  kind: LimitKind;
  period: LimitPeriod;
  onSaved: (answer: PlayLimits) => void;
}

/** Requests the removal of a limit. Like every looser limit, it takes effect after a waiting period. */
export function RemoveLimit({ kind, period, onSaved }: RemoveLimitProps) {
  const removing = useMutation({
    mutationFn: () => api.play.setLimits({ body: { limits: [{ kind, period, amount: null }] } }),
    onSuccess: onSaved,
  });
  return (
    <>
      <Button look="quiet" busy={removing.isPending} onClick={() => removing.mutate()}>
        {limits.dialog.remove}
      </Button>
      {removing.error ? <StatusText tone="bad">{describeProblem(removing.error, 'submission').text}</StatusText> : null}
    </>
  );
}
