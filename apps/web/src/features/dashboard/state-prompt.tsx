import type { FormCheck } from '@goldwren/contracts/form-codes';
import type { User } from '@goldwren/contracts/player';
import { dashboard } from '@goldwren/messages/current/dashboard';
import { type Country, isRegionOf } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { SelectField } from '@goldwren/ui/field';
import { notify } from '@goldwren/ui/notice';
import { Banner } from '@goldwren/ui/status-text';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { RegionOptions, regionLabel } from '../../shared/regions/region-options.tsx';

/** Accepts only regions of the player's country. The contract accepts regions of any country. */
function regionCheck(country: Country): FormCheck<{ us_state: string }> {
  return (values) => {
    const { us_state } = values as { us_state: string };
    if (isRegionOf(country, us_state)) return { body: { us_state } };
    return { problems: { us_state: [{ code: 'region_missing_in', params: { country } }] } };
  };
}

/** Asks players for their region if it is not set. Sweeps Coins are locked until then. */
export function StatePrompt({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const label = regionLabel(user.country);
  const { props, errors, busy, problem } = useForm({
    fields: ['us_state'],
    check: async () => regionCheck(user.country),
    send: (body) => api.account.update({ body }),
    onSent: async (answer) => {
      useAuth.getState().setUser(answer.user);
      notify('ok', dashboard.saved);
      await queryClient.invalidateQueries({ queryKey: ['wallet'] });
    },
    context: 'region',
  });
  return (
    <section aria-labelledby="state-prompt" data-coin="sc" className="card border-(--accent) p-4 md:p-5">
      <h2 id="state-prompt" className="text-lg">
        {dashboard.whereTitle}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-2">{dashboard.whereText[user.country]}</p>
      <form {...props} className="mt-4 grid max-w-xl gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
        <SelectField label={label} name="us_state" autoComplete="address-level1" error={errors.us_state}>
          <RegionOptions country={user.country} />
        </SelectField>
        <Button type="submit" busy={busy} className="min-h-12 sm:mt-7.5">
          {busy ? dashboard.saving : dashboard.save}
        </Button>
      </form>
      {problem && !errors.us_state ? (
        <Banner tone="bad" className="mt-3">
          {problem.text}
        </Banner>
      ) : null}
    </section>
  );
}
