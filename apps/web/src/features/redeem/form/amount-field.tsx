import { redeem } from '@goldwren/messages/current/redeem';
import { formatHundredths, payoutTerms } from '@goldwren/rules';
import { ChoiceCards } from '@goldwren/ui/choice-cards';
import { TextField } from '@goldwren/ui/field';
import { wireAmount } from '../../../lib/form/wire-amount.ts';
import { coins, usd } from '../../../lib/i18n/format.ts';
import type { RedemptionDraft } from './redemption-draft.ts';

const messages = redeem.form;
/** Amounts can be entered in steps of a hundredth. */
const smallestHundredths = 1n;

interface AmountFieldProps {
  draft: RedemptionDraft;
  onChange: (amountText: string) => void;
  /** The maximum for a request now, in the API format. Undefined while unknown. */
  redeemable: string | undefined;
  error: string | undefined;
}

/** The amount: any value from the minimum on, or one of the gift card values. */
export function AmountField({ draft, onChange, redeemable, error }: AmountFieldProps) {
  const { minimumHundredths, denominationsHundredths } = payoutTerms[draft.method];
  if (denominationsHundredths) {
    return (
      <ChoiceCards
        legend={messages.denominations}
        name="sweeps_submitted"
        className="grid-cols-2 sm:grid-cols-4"
        choices={denominationsHundredths.map(formatHundredths).map((value) => ({ value, label: usd(value) }))}
        value={wireAmount(draft.amountText)}
        onChange={onChange}
        error={error}
      />
    );
  }
  const minimum = formatHundredths(minimumHundredths);
  const useAll = redeemable !== undefined && redeemable !== '0.00' ? redeemable : null;
  return (
    <div>
      <TextField
        label={messages.amount}
        name="sweeps_submitted"
        type="number"
        inputMode="decimal"
        min={Number(minimum)}
        step={Number(formatHundredths(smallestHundredths))}
        autoComplete="off"
        value={draft.amountText}
        onChange={({ target }) => onChange(target.value)}
        hint={messages.range(minimum, redeemable ?? null)}
        error={error}
      />
      {useAll ? (
        <button type="button" className="link mt-1 min-h-11 text-sm text-ink-2" onClick={() => onChange(useAll)}>
          {messages.all(`${coins(useAll)} SC`)}
        </button>
      ) : null}
    </div>
  );
}
