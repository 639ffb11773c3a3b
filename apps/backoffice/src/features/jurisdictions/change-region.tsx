import type { PolicyRegion } from '@goldwren/contracts/staff';
import { jurisdictionsMessages } from '@goldwren/messages/staff/site/jurisdictions';
import { type Country, countries, countryNames, type Permission, permissions, regionNames } from '@goldwren/rules';
import { CheckField } from '@goldwren/ui/check-field';
import { SelectField, TextField } from '@goldwren/ui/field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { queries } from '../../lib/queries.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { ReasonField } from '../../shared/reason-fields.tsx';
import { permissionNames } from './permission-names.ts';
import { RegionPreview } from './region-preview.tsx';

const messages = jurisdictionsMessages.changes;

/** Requests a change of what staff do not allow in a region. */
export function ChangeRegion() {
  const [place, setPlace] = useState('');
  const [chosen, setChosen] = useState<readonly Permission[] | null>(null);
  // The same ID is used for every retry of one request.
  const [id, setId] = useState(() => crypto.randomUUID());
  const [country, region] = place.split('-') as [Country, string];
  const query = useQuery({
    ...queries.policyChanges.region({ params: { country, region } }),
    enabled: place !== '',
  });
  const forbidden = chosen ?? query.data?.forbidden ?? [];
  const choose = (name: string) => {
    setPlace(name);
    setChosen(null);
  };
  return (
    <ActionButton
      label={messages.change}
      text={messages.changeText}
      confirm={messages.request}
      fields={['region', 'forbidden', 'from', 'reason']}
      send={({ from, reason }) => {
        const current = query.data?.version ?? 0;
        return api.policyChanges.request({
          body: { id, country, region, forbidden: [...forbidden], from, current, reason },
        });
      }}
      done={messages.requested}
      onDone={() => {
        choose('');
        setId(crypto.randomUUID());
      }}
    >
      {(errors) => (
        <>
          <RegionField place={place} onChange={choose} error={errors.region} />
          {query.data ? (
            <>
              <Forbidden region={query.data} forbidden={forbidden} onChange={setChosen} error={errors.forbidden} />
              <RegionPreview region={query.data} forbidden={forbidden} />
            </>
          ) : null}
          <TextField
            label={messages.from}
            name="from"
            type="date"
            hint={messages.fromHint}
            error={errors.from}
            required
          />
          <ReasonField error={errors.reason} />
        </>
      )}
    </ActionButton>
  );
}

interface RegionFieldProps {
  place: string;
  onChange: (place: string) => void;
  error: string | undefined;
}

function RegionField({ place, onChange, error }: RegionFieldProps) {
  return (
    <SelectField
      label={messages.region}
      name="region"
      value={place}
      onChange={({ target }) => onChange(target.value)}
      error={error}
      required
    >
      <option value="" disabled>
        {messages.chooseRegion}
      </option>
      {countries.map((one) => (
        <optgroup key={one} label={countryNames[one]}>
          {Object.entries(regionNames[one]).map(([code, name]) => (
            <option key={code} value={`${one}-${code}`}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

interface ForbiddenProps {
  region: PolicyRegion;
  forbidden: readonly Permission[];
  onChange: (forbidden: readonly Permission[]) => void;
  error: string | undefined;
}

/** A checkbox for everything that staff can forbid. What the pack forbids is text, because staff cannot allow it. */
function Forbidden({ region, forbidden, onChange, error }: ForbiddenProps) {
  const byPack = permissions.filter((one) => !region.pack_allows.includes(one));
  return (
    <fieldset>
      <legend className="font-semibold">{messages.forbidden}</legend>
      {region.pack_allows.map((permission, index) => (
        <CheckField
          key={permission}
          name="forbidden"
          label={messages.capital(jurisdictionsMessages.permissions[permission])}
          checked={forbidden.includes(permission)}
          onChange={({ target: { checked } }) =>
            onChange(permissions.filter((one) => (one === permission ? checked : forbidden.includes(one))))
          }
          error={index === region.pack_allows.length - 1 ? error : undefined}
        />
      ))}
      {byPack.length > 0 ? (
        <p className="text-sm text-ink-3">{messages.packForbids(region.pack_id, permissionNames(byPack))}</p>
      ) : null}
    </fieldset>
  );
}
