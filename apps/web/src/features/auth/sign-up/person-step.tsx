import { account } from '@goldwren/messages/current/account';
import { signUp } from '@goldwren/messages/current/sign-up';
import type { Country } from '@goldwren/rules';
import { CheckField } from '@goldwren/ui/check-field';
import { TextField } from '@goldwren/ui/field';
import { useState } from 'react';
import { CountryAndRegion } from '../../../shared/regions/country-and-region.tsx';
import { useNoSweepsHere } from '../../../shared/regions/use-no-sweeps-here.ts';
import type { SignUpField } from './sign-up-check.ts';
import { useRegionNote } from './use-region-note.ts';

interface PersonStepProps {
  errors: Partial<Record<SignUpField, string>>;
  /** The date of the first step. */
  birthDate: string;
  /** True if the person chose to add the region later. */
  isLater: boolean;
  onLater: (isLater: boolean) => void;
}

/** The second step: name, country and region. The region is required unless the person chooses to add it later. */
export function PersonStep({ errors, birthDate, isLater, onLater }: PersonStepProps) {
  const note = useRegionNote(birthDate, errors.us_state !== undefined);
  const noSweeps = useNoSweepsHere();
  const [country, setCountry] = useState<Country>('US');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={account.firstName} autoComplete="given-name" name="first_name" error={errors.first_name} />
        <TextField label={account.lastName} autoComplete="family-name" name="last_name" error={errors.last_name} />
      </div>
      <p className="-mt-2 text-sm text-ink-3">{signUp.nameHint}</p>
      <CountryAndRegion errors={errors} isLater={isLater} onCountry={setCountry} hint={note} />
      <CheckField
        label={signUp.later[country]}
        hint={noSweeps ? undefined : signUp.laterHint}
        checked={isLater}
        onChange={({ target }) => onLater(target.checked)}
        className="-mt-2"
      />
      <p className="text-sm text-ink-3">{account.agesByPlace}</p>
    </>
  );
}
