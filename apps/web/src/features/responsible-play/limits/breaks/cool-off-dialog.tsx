import { playBreaks } from '@goldwren/messages/current/play-breaks';
import type { CoolOffDays } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { Dialog } from '@goldwren/ui/dialog';
import { notify } from '@goldwren/ui/notice';
import { Banner } from '@goldwren/ui/status-text';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api/api.ts';
import { describeProblem } from '../../../../lib/problems/describe-problem.ts';
import { TermList } from '../../../../shared/term-list.tsx';
import { useBreakAnswer } from './use-break-answer.ts';

const messages = playBreaks.coolOff;

/** Explains what the break stops and that it cannot be undone, then starts it. */
export function CoolOffDialog({ days, onDone }: { days: CoolOffDays; onDone: () => void }) {
  const onAnswer = useBreakAnswer();
  const beginning = useMutation({
    mutationFn: () => api.play.coolOff({ body: { days } }),
    onSuccess: (answer) => {
      onAnswer(answer);
      notify('ok', messages.begun);
      onDone();
    },
  });
  return (
    <Dialog open title={messages.dialogTitle(playBreaks.days(days))} onClose={onDone}>
      <div className="grid gap-4">
        {beginning.error ? <Banner tone="bad">{describeProblem(beginning.error, 'submission').text}</Banner> : null}
        <TermList title={playBreaks.stopsTitle} items={playBreaks.stops} />
        <TermList title={playBreaks.keepsTitle} items={messages.keeps} />
        <p className="font-semibold">{messages.final}</p>
        <div className="flex flex-wrap gap-3">
          <Button busy={beginning.isPending} onClick={() => beginning.mutate()}>
            {beginning.isPending ? messages.confirming : messages.confirm}
          </Button>
          <Button look="secondary" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
            {messages.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
