import type { User } from '@goldwren/contracts/player';
import { account, brand, isRegionOf } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { SelectField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useAuth } from '../../lib/auth-store.ts';
import { notify } from '../../lib/notice-store.ts';
import { firstFieldErrors, problemWords } from '../../lib/problem-words.ts';
import { RegionOptions, regionLabel } from '../../shared/region-options.tsx';

/** Asks a player who has not said where they live (decisions §2): Sweeps Coins are locked until then. */
export function StatePrompt({ user }: { user: User }) {
  const [missing, setMissing] = useState('');
  const queryClient = useQueryClient();
  const label = regionLabel(user.country);
  const save = useMutation({
    mutationFn: (region: string) => api.account.update({ body: { us_state: region } }),
    onSuccess: async (answer) => {
      useAuth.getState().setUser(answer.user);
      notify('ok', 'Saved. Thank you.');
      await queryClient.invalidateQueries({ queryKey: ['wallet'] });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    const region = String(new FormData(event.currentTarget).get('us_state') ?? '');
    if (!isRegionOf(user.country, region)) return setMissing(`Choose your ${label.toLowerCase()}.`);
    setMissing('');
    save.mutate(region);
  };
  const refused = firstFieldErrors(save.error).us_state;
  return (
    <section aria-labelledby="state-prompt" data-coin="sc" className="card border-(--accent) p-4 md:p-5">
      <h2 id="state-prompt" className="text-lg">
        Tell us where you live to use your {brand.sweepsCoins}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-2">
        The rules differ by {label.toLowerCase()}. Where {brand.sweepsCoins} are not available, choosing yours ends the
        ones you have. You can change it again after {account.regionChangeIntervalDays} days.
      </p>
      <form noValidate onSubmit={submit} className="mt-4 grid max-w-xl gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
        <SelectField label={label} name="us_state" autoComplete="address-level1" error={missing || refused}>
          <RegionOptions country={user.country} />
        </SelectField>
        <Button type="submit" busy={save.isPending} className="min-h-12 sm:mt-7.5">
          {save.isPending ? 'Saving…' : 'Save'}
        </Button>
      </form>
      {save.isError && !refused ? (
        <Banner tone="bad" className="mt-3">
          {problemWords(save.error, { other: 'This could not be saved. Please try again.' }).text}
        </Banner>
      ) : null}
    </section>
  );
}
