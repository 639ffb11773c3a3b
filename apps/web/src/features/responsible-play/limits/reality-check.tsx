import type { PlayLimits } from '@goldwren/contracts/player';
import { limits } from '@goldwren/messages/current/limits';
import { realityCheckMinutes } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { ChoiceCards } from '@goldwren/ui/choice-cards';
import { StatusText } from '@goldwren/ui/status-text';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { useLimitAnswer } from './use-limit-answer.ts';

const messages = limits.check;
type Minutes = PlayLimits['reality_check_minutes'];

const choices = [
  { value: 'off', label: messages.off },
  ...realityCheckMinutes.map((minutes) => ({ value: String(minutes), label: messages.every(minutes) })),
];

/** Sets how often play pauses to show its time and result. */
export function RealityCheck({ minutes }: { minutes: Minutes }) {
  const onAnswer = useLimitAnswer();
  const saving = useMutation({
    mutationFn: (chosen: Minutes) => api.play.setLimits({ body: { reality_check_minutes: chosen } }),
    onSuccess: onAnswer,
  });
  // Shows the requested value while it is being saved, and the stored value afterwards.
  const shown = saving.isPending ? saving.variables : minutes;
  const choose = (value: string) => {
    if (!saving.isPending) saving.mutate(realityCheckMinutes.find((each) => String(each) === value) ?? null);
  };
  return (
    <SectionCard title={messages.title}>
      <p className="-mt-1 mb-3 text-ink-2">{messages.text}</p>
      <ChoiceCards
        legend={messages.legend}
        name="reality_check_minutes"
        className="sm:grid-cols-2 lg:grid-cols-4"
        choices={choices}
        value={shown === null ? 'off' : String(shown)}
        onChange={choose}
      />
      {saving.isSuccess ? (
        <StatusText tone="ok" className="mt-2 text-sm">
          {messages.saved}
        </StatusText>
      ) : null}
      {saving.isError ? (
        <StatusText tone="bad" className="mt-2 text-sm">
          {messages.problem}
        </StatusText>
      ) : null}
    </SectionCard>
  );
}
