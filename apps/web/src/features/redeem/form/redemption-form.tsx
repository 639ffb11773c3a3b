import { createFormCheck, type FormCheck } from '@goldwren/contracts/form-codes';
import type { RedemptionForm as Body, Redemption } from '@goldwren/contracts/player';
import { redeem } from '@goldwren/messages/current/redeem';
import { redemptions } from '@goldwren/messages/current/redemptions';
import {
  type PayoutMethod,
  parseHundredths,
  payoutDetails,
  payoutMethods,
  payoutTerms,
  type RuleResult,
} from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { ChoiceCards } from '@goldwren/ui/choice-cards';
import { TextAreaField } from '@goldwren/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { useAttempt } from '../../../lib/api/use-attempt.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { wireAmount } from '../../../lib/form/wire-amount.ts';
import { usePasswordAgain } from '../../../shared/password-again/use-password-again.tsx';
import { ProblemBanner } from '../../../shared/problem-banner.tsx';
import { rulesHeadingId } from '../places.ts';
import { AmountField } from './amount-field.tsx';
import type { RedemptionDraft } from './redemption-draft.ts';
import { TaxNotes } from './tax-notes.tsx';

const messages = redeem.form;
const details = 'payout_details.details';

/** The body is nested and the form is flat. Errors are mapped to the path of the field. */
async function loadCheck(): Promise<FormCheck<Body>> {
  const check = createFormCheck<Body>((await import('@goldwren/contracts/player/forms')).redemptionForm);
  return (values) => {
    const written = values as Record<string, string>;
    const amount = wireAmount(written.sweeps_submitted ?? '');
    const checked = check({
      sweeps_submitted: amount,
      payout_method: written.payout_method,
      payout_details: { details: written[details] },
    });
    // The contract validates the API format, but the message must be about what the player typed.
    if ('body' in checked || parseHundredths(amount) !== null) return checked;
    return { problems: { ...checked.problems, sweeps_submitted: [{ code: 'amount_unreadable' }] } };
  };
}

interface RedemptionFormProps {
  draft: RedemptionDraft;
  onDraftChange: (draft: RedemptionDraft) => void;
  /** Null until the server has answered. */
  rules: readonly RuleResult[] | null;
  redeemable: string | undefined;
  onSubmitted: (redemption: Redemption) => void;
}

/**
 * Requests a redemption. The button is never silently disabled: it says how many requirements are missing, and shows them.
 */
export function RedemptionForm({ draft, onDraftChange, rules, redeemable, onSubmitted }: RedemptionFormProps) {
  const queryClient = useQueryClient();
  const { withPassword, dialog } = usePasswordAgain();
  const attempt = useAttempt();
  const { props, errors, busy, problem } = useForm({
    fields: ['payout_method', 'sweeps_submitted', details],
    check: loadCheck,
    send: (body) =>
      withPassword(() =>
        attempt(JSON.stringify(body), (idempotencyKey) => api.redemptions.submit({ body, idempotencyKey })),
      ),
    onSent: ({ redemption }) => {
      onSubmitted(redemption);
      void queryClient.invalidateQueries({ queryKey: ['redemptions'] });
      void queryClient.invalidateQueries({ queryKey: ['wallet'] });
    },
    context: 'submission',
  });
  const marked = Object.keys(errors).length > 0;
  const chosen = redeem.details[draft.method];
  return (
    <>
      <form {...props} aria-label={messages.label} className="grid gap-5">
        <ProblemBanner problem={!marked ? problem : null} />
        <MethodChoice
          method={draft.method}
          onChange={(method) => onDraftChange({ ...draft, method })}
          error={errors.payout_method}
        />
        <AmountField
          draft={draft}
          onChange={(amountText) => onDraftChange({ ...draft, amountText })}
          redeemable={redeemable}
          error={errors.sweeps_submitted}
        />
        <TextAreaField
          label={chosen.label}
          name={details}
          rows={3}
          maxLength={payoutDetails.maxLength}
          autoComplete="off"
          hint={`${chosen.hint} ${messages.sameName}`}
          error={errors[details]}
        />
        <TaxNotes draft={draft} />
        <SubmitButton failing={(rules ?? []).filter(({ passed }) => !passed).length} busy={busy} />
        <p className="text-sm text-ink-3">{messages.noWayBack}</p>
      </form>
      {dialog}
    </>
  );
}

interface MethodChoiceProps {
  method: PayoutMethod;
  onChange: (method: PayoutMethod) => void;
  error: string | undefined;
}

function MethodChoice({ method, onChange, error }: MethodChoiceProps) {
  return (
    <ChoiceCards
      legend={messages.method}
      name="payout_method"
      choices={payoutMethods.map((value) => ({
        value,
        label: redemptions.methods[value],
        note: messages.promise(payoutTerms[value].businessDays),
      }))}
      value={method}
      onChange={onChange}
      hint={messages.promiseNote}
      error={error}
    />
  );
}

function SubmitButton({ failing, busy }: { failing: number; busy: boolean }) {
  if (failing === 0 || busy) {
    return (
      <Button type="submit" busy={busy} className="w-full">
        {busy ? messages.submitting : messages.submit}
      </Button>
    );
  }
  const show = () => {
    const heading = document.getElementById(rulesHeadingId);
    heading?.focus();
    document.querySelector('[data-rule][data-passed="false"]')?.scrollIntoView({ block: 'center' });
  };
  return (
    <Button look="secondary" onClick={show} className="w-full border-warn text-warn">
      {messages.missing(failing)}
    </Button>
  );
}
