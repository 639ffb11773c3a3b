import type { FormCheck } from '@goldwren/contracts/form-codes';
import type { PlayLimit, PlayLimits } from '@goldwren/contracts/player';
import { limits } from '@goldwren/messages/current/limits';
import { type LimitKind, type LimitPeriod, limitUnitOf } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { Dialog } from '@goldwren/ui/dialog';
import { TextField } from '@goldwren/ui/field';
import { notify } from '@goldwren/ui/notice';
import { Banner } from '@goldwren/ui/status-text';
import { api } from '../../../lib/api/api.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { wireLimit } from './limit-units.ts';
import { RemoveLimit } from './remove-limit.tsx';
import { useLimitAnswer } from './use-limit-answer.ts';

const messages = limits.dialog;

interface Written {
  amount: string;
}

/** Rejects an empty field: null would mean no limit, and removing a limit has its own button. */
async function checkOf(kind: LimitKind): Promise<FormCheck<Written>> {
  const { parseLimit } = await import('@goldwren/contracts/player/responsible-play-forms');
  return (values) => {
    const amount = wireLimit(kind, (values as Written).amount);
    return parseLimit(kind, amount) === null
      ? { problems: { amount: [{ code: 'amount_invalid' }] } }
      : { body: { amount } };
  };
}

interface LimitDialogProps {
  kind: LimitKind;
  period: LimitPeriod;
  /** The limit that currently applies. */
  limit: PlayLimit | null;
  /** Also called when the dialog is closed with Escape. */
  onDone: () => void;
}

/** Sets or changes one limit, or requests its removal. Says in advance when the change takes effect. */
export function LimitDialog({ kind, period, limit, onDone }: LimitDialogProps) {
  const onAnswer = useLimitAnswer();
  const onSaved = (answer: PlayLimits) => {
    onAnswer(answer);
    const now = answer.limits.find((one) => one.kind === kind && one.period === period);
    notify('ok', now?.wanted ? limits.requested : limits.saved);
    onDone();
  };
  const { props, errors, busy, problem } = useForm({
    fields: ['amount'],
    check: () => checkOf(kind),
    send: ({ amount }) => api.play.setLimits({ body: { limits: [{ kind, period, amount }] } }),
    onSent: onSaved,
    context: 'submission',
    focusWhenRefused: 'amount',
  });
  return (
    <Dialog open title={messages.title(limits.kinds[kind], limits.inPeriod[period])} onClose={onDone}>
      <form {...props} className="grid gap-4">
        {problem ? <Banner tone="bad">{problem.text}</Banner> : null}
        {limit ? <p>{messages.currentLimit(limits.amounts[kind](limit.amount))}</p> : null}
        <TextField
          label={limits.fields[kind]}
          name="amount"
          inputMode={limitUnitOf(kind) === 'seconds' ? 'numeric' : 'decimal'}
          autoComplete="off"
          autoFocus
          hint={messages.hints[kind]}
          error={errors.amount ? messages.invalid[kind] : undefined}
        />
        <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-2">
          <li>{messages.now}</li>
          <li>{messages.later}</li>
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {busy ? messages.saving : messages.save}
          </Button>
          <Button look="secondary" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
            {messages.cancel}
          </Button>
          {limit ? <RemoveLimit kind={kind} period={period} onSaved={onSaved} /> : null}
        </div>
      </form>
    </Dialog>
  );
}
