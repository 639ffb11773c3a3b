import type { PolicySwitch, StaffPolicyPack } from '@goldwren/contracts/staff';
import { jurisdictionsMessages as messages } from '@goldwren/messages/staff/site/jurisdictions';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { formats } from '../../lib/format.ts';
import { queries } from '../../lib/queries.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { Detail } from '../../shared/detail.tsx';
import { NoteField } from '../../shared/reason-fields.tsx';
import { When } from '../../shared/when.tsx';
import { permissionNames } from './permission-names.ts';

type Allowed = StaffPolicyPack['regions'][number]['allowed'];

const everything = Object.keys(messages.permissions) as Allowed;

/** Shows what residents of a region may and may not do. */
function Allowance({ allowed }: { allowed: Allowed }) {
  const forbidden = everything.filter((one) => !allowed.includes(one));
  return (
    <>
      {allowed.length > 0 ? <span className="block">{messages.may(permissionNames(allowed))}</span> : null}
      {forbidden.length > 0 ? (
        <span className="block text-ink-2">{messages.mayNot(permissionNames(forbidden))}</span>
      ) : null}
    </>
  );
}

/** The regional packs, the active one, and activating another after a preview of its changes. */
export function Packs() {
  const query = useQuery(queries.jurisdictions.get());
  return (
    <Detail query={query}>
      {({ results, current }) => (
        <div className="grid gap-4 lg:grid-cols-2">
          {results.map((pack) => (
            <Pack key={pack.id} pack={pack} current={current} />
          ))}
        </div>
      )}
    </Detail>
  );
}

function Pack({ pack, current }: { pack: StaffPolicyPack; current: PolicySwitch }) {
  return (
    <SectionCard title={pack.in_force ? `${pack.id} · ${messages.inForce}` : pack.id}>
      <p className="mb-3">{pack.summary}</p>
      <Facts
        facts={[
          [messages.from, formats.calendarDay(pack.from)],
          pack.in_force ? [messages.since, <When key="since" at={current.at} />] : null,
          pack.in_force ? [messages.by, current.by] : null,
          pack.in_force && current.reason ? [messages.reason, current.reason] : null,
          ...pack.regions.map(
            ({ country, region, allowed }) =>
              [`${country}-${region}`, <Allowance key={`${country}-${region}`} allowed={allowed} />] as const,
          ),
        ]}
      />
      {pack.may_switch ? <PutInForce pack={pack} current={current.id} /> : null}
    </SectionCard>
  );
}

function PutInForce({ pack, current }: { pack: StaffPolicyPack; current: number }) {
  return (
    <div className="mt-4">
      <ActionButton
        label={messages.putInForce}
        title={messages.putInForceTitle(pack.id)}
        text={<Preview pack={pack.id} />}
        confirm={messages.putInForce}
        fields={['reason']}
        send={({ reason }) => api.jurisdictions.switch({ body: { pack_id: pack.id, current, reason } })}
        done={messages.done}
      >
        {(errors) => <NoteField name="reason" label={messages.reason} error={errors.reason} />}
      </ActionButton>
    </div>
  );
}

/** Shows the changes by region and how many players each affects. */
function Preview({ pack }: { pack: string }) {
  const { data, isError } = useQuery(queries.jurisdictions.preview({ params: { pack } }));
  if (!data) return <p>{isError ? messages.unknown : messages.loading}</p>;
  return (
    <>
      <p>{messages.touched(data.players)}</p>
      <ul className="mt-2 list-disc pl-5">
        {data.changes.map(({ country, region, players, loses, gains }) => (
          <li key={`${country}-${region}`}>
            {messages.change(`${country}-${region}`, players)}
            {loses.length > 0 ? `, ${messages.loses(permissionNames(loses))}` : ''}
            {gains.length > 0 ? `, ${messages.gains(permissionNames(gains))}` : ''}
          </li>
        ))}
      </ul>
    </>
  );
}
