import { createFormCheck } from '@goldwren/contracts/form-codes';
import type { User } from '@goldwren/contracts/player';
import { languageNames, locales } from '@goldwren/messages';
import { accountPage as messages } from '@goldwren/messages/current/account-page';
import { Button } from '@goldwren/ui/button';
import { SectionCard } from '@goldwren/ui/card';
import { SelectField, TextField } from '@goldwren/ui/field';
import { notify } from '@goldwren/ui/notice';
import { Banner } from '@goldwren/ui/status-text';
import { api } from '../../lib/api/api.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { RegionOptions, regionLabel } from '../../shared/regions/region-options.tsx';

const nameFields = ['first_name', 'last_name'] as const;
const otherFields = ['phone', 'us_state', 'locale'] as const;

/** Players without a region can change the rest of their profile without choosing one. */
function withoutEmptyRegion(values: unknown): unknown {
  const { us_state: region, ...others } = values as { us_state: string };
  return region === '' ? others : values;
}

/** Name, phone, region and language. Once the name is locked, only support can change it. */
export function ProfileCard({ user }: { user: User }) {
  const locked = user.name_lock !== null;
  const { props, errors, busy, problem } = useForm({
    fields: locked ? otherFields : [...nameFields, ...otherFields],
    check: async () => {
      const known = createFormCheck((await import('@goldwren/contracts/player/forms')).accountForm);
      return (values) => known(user.us_state === null ? withoutEmptyRegion(values) : values);
    },
    send: (body) => api.account.update({ body }),
    onSent: (answer) => {
      useAuth.getState().setUser(answer.user);
      notify('ok', messages.saved);
    },
    context: 'region',
  });
  return (
    <SectionCard title={messages.profile}>
      <form {...props} className="grid gap-4">
        {problem ? <Banner tone="bad">{problem.text}</Banner> : null}
        <NameFields user={user} errors={errors} />
        <TextField
          label={messages.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          optional
          defaultValue={user.phone ?? ''}
          error={errors.phone}
        />
        <SelectField
          label={regionLabel(user.country)}
          name="us_state"
          autoComplete="address-level1"
          defaultValue={user.us_state ?? ''}
          error={errors.us_state}
        >
          <RegionOptions country={user.country} />
        </SelectField>
        <SelectField label={messages.language} name="locale" defaultValue={user.locale} error={errors.locale}>
          {locales.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {languageNames[locale]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" busy={busy}>
          {busy ? messages.saving : messages.save}
        </Button>
      </form>
    </SectionCard>
  );
}

/** The name fields, and the reason why they cannot be changed once the name is locked. */
function NameFields({ user, errors }: { user: User; errors: { first_name?: string; last_name?: string } }) {
  const locked = user.name_lock !== null;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={messages.firstName}
          name="first_name"
          autoComplete="given-name"
          defaultValue={user.first_name}
          readOnly={locked}
          error={errors.first_name}
        />
        <TextField
          label={messages.lastName}
          name="last_name"
          autoComplete="family-name"
          defaultValue={user.last_name}
          readOnly={locked}
          error={errors.last_name}
        />
      </div>
      {user.name_lock ? (
        <p className="text-sm text-ink-3">
          {messages.nameLocked[user.name_lock]}{' '}
          <PageLink page="contact" className="link">
            {messages.nameSupport}
          </PageLink>
        </p>
      ) : null}
    </>
  );
}
