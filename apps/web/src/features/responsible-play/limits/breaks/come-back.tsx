import type { PlayStatus } from '@goldwren/contracts/player';
import { playBreaks } from '@goldwren/messages/current/play-breaks';
import { Button } from '@goldwren/ui/button';
import { Banner, StatusText } from '@goldwren/ui/status-text';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api/api.ts';
import { useNow } from '../../../../lib/browser/use-now.ts';
import { useBreakAnswer } from './use-break-answer.ts';

const messages = playBreaks.back;

/**
 * The return after a self-exclusion. Play stays closed after the term until the player requests it, and opens a day later.
 * During the term, nothing is shown.
 */
export function ComeBack({ exclusion }: { exclusion: NonNullable<PlayStatus['self_exclusion']> }) {
  const onAnswer = useBreakAnswer();
  const request = useMutation({ mutationFn: () => api.play.returnToPlay(), onSuccess: onAnswer });
  const until = exclusion.until === null ? null : Date.parse(exclusion.until);
  const isOver = useNow(until) >= (until ?? Number.POSITIVE_INFINITY);
  if (exclusion.ends_at) return <Banner tone="info">{messages.waiting(exclusion.ends_at)}</Banner>;
  if (!isOver) return null;
  return (
    <section aria-labelledby="come-back" className="card p-4 md:p-5">
      <h2 id="come-back" className="text-lg">
        {messages.title}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-2">{messages.text}</p>
      {request.isError ? (
        <StatusText tone="bad" className="mt-3">
          {messages.problem}
        </StatusText>
      ) : null}
      <Button look="secondary" className="mt-4" busy={request.isPending} onClick={() => request.mutate()}>
        {request.isPending ? messages.asking : messages.ask}
      </Button>
    </section>
  );
}
