import { createFormCheck, type FormCheck } from '@goldwren/contracts/form-codes';
import type { W9Form as W9Body } from '@goldwren/contracts/player/w9-form';
import { w9 as messages } from '@goldwren/messages/current/w9';
import { type TaxpayerNumberType, taxpayerNumberTypes, w9Limits } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { CheckField } from '@goldwren/ui/check-field';
import { ChoiceCards } from '@goldwren/ui/choice-cards';
import { SelectField, TextField } from '@goldwren/ui/field';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useAuth } from '../../../lib/session/auth-store.ts';
import { ProblemBanner } from '../../../shared/problem-banner.tsx';
import { RegionOptions } from '../../../shared/regions/region-options.tsx';

const fields = [
  'legal_name',
  'street',
  'city',
  'us_state',
  'postal_code',
  'tin_type',
  'tin',
  'certified',
  'signed_name',
] as const;

/** A ticked checkbox is sent as `on`, but the contract expects a boolean. */
async function loadCheck(): Promise<FormCheck<W9Body>> {
  const { w9Form } = await import('@goldwren/contracts/player/w9-form');
  const check = createFormCheck<W9Body>(w9Form);
  return (values) => {
    const { certified, ...others } = values as Record<string, string>;
    return check({ ...others, certified: certified === 'on' });
  };
}

interface W9FormProps {
  /** The redemption that waits for the form. */
  redemptionId: string;
  onSent: () => unknown;
}

export function W9Form({ redemptionId, onSent }: W9FormProps) {
  const [kind, setKind] = useState<TaxpayerNumberType>('ssn');
  const { props, errors, busy, problem } = useForm({
    fields,
    check: loadCheck,
    send: (body) => api.tax.submitW9({ params: { id: redemptionId }, body }),
    onSent,
    context: 'submission',
  });
  return (
    <form {...props} aria-label={messages.form} className="grid gap-4">
      <ProblemBanner problem={problem} />
      <NameAndAddress errors={errors} />
      <ChoiceCards
        legend={messages.kind}
        name="tin_type"
        choices={taxpayerNumberTypes.map((value) => ({ value, label: messages.kinds[value] }))}
        value={kind}
        onChange={setKind}
        error={errors.tin_type}
      />
      <TextField
        label={messages.tin}
        name="tin"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        hint={messages.tinHint}
        error={errors.tin}
      />
      <CheckField label={messages.certify} name="certified" error={errors.certified} />
      <TextField label={messages.signature} name="signed_name" autoComplete="off" error={errors.signed_name} />
      <Button type="submit" busy={busy} className="justify-self-start">
        {busy ? messages.sending : messages.send}
      </Button>
    </form>
  );
}

/** Name and address as on the tax return, prefilled from the account. */
function NameAndAddress({ errors }: { errors: Partial<Record<(typeof fields)[number], string>> }) {
  const user = useAuth((state) => state.user);
  return (
    <>
      <TextField
        label={messages.legalName}
        name="legal_name"
        autoComplete="name"
        maxLength={w9Limits.nameMaxLength}
        defaultValue={user ? `${user.first_name} ${user.last_name}` : ''}
        error={errors.legal_name}
      />
      <TextField
        label={messages.street}
        name="street"
        autoComplete="address-line1"
        maxLength={w9Limits.streetMaxLength}
        error={errors.street}
      />
      <div className="grid gap-4 sm:grid-cols-[1.4fr_1fr_1fr]">
        <TextField
          label={messages.city}
          name="city"
          autoComplete="address-level2"
          maxLength={w9Limits.cityMaxLength}
          error={errors.city}
        />
        <SelectField
          label={messages.state}
          name="us_state"
          autoComplete="address-level1"
          defaultValue={user?.us_state ?? ''}
          error={errors.us_state}
        >
          <RegionOptions country="US" />
        </SelectField>
        <TextField
          label={messages.postalCode}
          name="postal_code"
          autoComplete="postal-code"
          inputMode="numeric"
          error={errors.postal_code}
        />
      </div>
    </>
  );
}
