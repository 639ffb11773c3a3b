import type { PolicySwitch, StaffPolicyPack } from '@goldwren/contracts/staff';
import { jurisdictionsMessages as messages } from '@goldwren/messages/staff/site/jurisdictions';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { formats } from '../../lib/format.ts';
import { queries } from '../../lib/queries.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { Detail } from '../../shared/detail.tsx';
import { ReasonField } from '../../shared/reason-fields.tsx';
import { When } from '../../shared/when.tsx';
import { PackPreview } from './pack-preview.tsx';
import { PackRequests } from './pack-requests.tsx';
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

/** The regional packs, the active one, and the switch to another one, which a second staff member approves. */
export function Packs() {
  const query = useQuery(queries.jurisdictions.get());
  const requests = useQuery(queries.jurisdictions.requests());
  const isOpen = requests.data?.results.length === 0;
  return (
    <section>
      <h2 className="mb-3 text-lg">{messages.switches.title}</h2>
      <p className="mb-3 text-ink-2">{messages.switches.about}</p>
      <PackRequests />
      <div className="mt-3">
        <Detail query={query}>
          {({ results, current }) => (
            <div className="grid gap-4 lg:grid-cols-2">
              {results.map((pack) => (
                <Pack key={pack.id} pack={pack} current={current} isOpen={isOpen} />
              ))}
            </div>
          )}
        </Detail>
      </div>
    </section>
  );
}

interface PackProps {
  pack: StaffPolicyPack;
  current: PolicySwitch;
  /** Whether a switch can be requested, because no other request waits. */
  isOpen: boolean;
}

function Pack({ pack, current, isOpen }: PackProps) {
  return (
    <SectionCard title={pack.in_force ? `${pack.id} · ${messages.inForce}` : pack.id}>
      <p className="mb-3">{pack.summary}</p>
      <Facts
        facts={[
          [messages.from, formats.calendarDay(pack.from)],
          pack.in_force ? [messages.since, <When key="since" at={current.at} />] : null,
          pack.in_force && current.requested_by ? [messages.requestedBy, current.requested_by] : null,
          pack.in_force ? [messages.approvedBy, current.by] : null,
          pack.in_force && current.reason ? [messages.reason, current.reason] : null,
          ...pack.regions.map(
            ({ country, region, allowed }) =>
              [`${country}-${region}`, <Allowance key={`${country}-${region}`} allowed={allowed} />] as const,
          ),
        ]}
      />
      {pack.may_switch && isOpen ? <RequestSwitch pack={pack} current={current.id} /> : null}
    </SectionCard>
  );
}

function RequestSwitch({ pack, current }: { pack: StaffPolicyPack; current: number }) {
  // The same ID is used for every retry of one request.
  const [id, setId] = useState(() => crypto.randomUUID());
  return (
    <div className="mt-4">
      <ActionButton
        label={messages.switches.request}
        title={messages.switches.requestTitle(pack.id)}
        text={
          <>
            <p className="mb-2">{messages.switches.requestText}</p>
            <PackPreview pack={pack.id} />
          </>
        }
        fields={['reason']}
        send={({ reason }) => api.jurisdictions.request({ body: { id, pack_id: pack.id, current, reason } })}
        done={messages.switches.requested}
        onDone={() => setId(crypto.randomUUID())}
      >
        {(errors) => <ReasonField error={errors.reason} />}
      </ActionButton>
    </div>
  );
}
