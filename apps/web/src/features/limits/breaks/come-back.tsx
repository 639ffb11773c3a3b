import type { PlayStatus } from '@goldwren/contracts/player';
import { playBreaks } from '@goldwren/messages/current/play-breaks';
import { Button } from '@goldwren/ui/button';
import { Banner, StatusText } from '@goldwren/ui/status-text';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useBreakAnswer } from './use-break-answer.ts';

const words = playBreaks.back;

/**
 * The return after a self-exclusion. Play stays closed after the term until the player requests it, and opens a day later.
 * During the term, nothing is shown.
 */
export function ComeBack({ exclusion }: { exclusion: NonNullable<PlayStatus['self_exclusion']> }) {
  const onAnswer = useBreakAnswer();
  const asking = useMutation({ mutationFn: () => api.play.returnToPlay(), onSuccess: onAnswer });
  const until = exclusion.until === null ? null : Date.parse(exclusion.until);
  const isOver = useNow(until) >= (until ?? Number.POSITIVE_INFINITY);
  if (exclusion.ends_at) return <Banner tone="info">{words.waiting(exclusion.ends_at)}</Banner>;
  if (!isOver) return null;
  return (
    <section aria-labelledby="come-back" className="card p-4 md:p-5">
      <h2 id="come-back" className="text-lg">
        {words.title}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-2">{words.text}</p>
      {asking.isError ? (
        <StatusText tone="bad" className="mt-3">
          {words.problem}
        </StatusText>
      ) : null}
      <Button look="secondary" className="mt-4" busy={asking.isPending} onClick={() => asking.mutate()}>
        {asking.isPending ? words.asking : words.ask}
      </Button>
    </section>
  );
}
