import type { PolicyChange } from '@goldwren/contracts/staff';
import { jurisdictionsMessages } from '@goldwren/messages/staff/site/jurisdictions';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { formats } from '../../lib/format.ts';
import { queries } from '../../lib/queries.ts';
import { Detail } from '../../shared/detail.tsx';
import { PendingChanges } from '../../shared/pending-changes.tsx';
import { ChangeRegion } from './change-region.tsx';
import { permissionNames } from './permission-names.ts';
import { RegionPreview } from './region-preview.tsx';

const messages = jurisdictionsMessages.changes;

/** The rules that staff change by region: the form, and the changes that wait for a second staff member. */
export function PolicyChanges() {
  const query = useQuery(queries.policyChanges.list());
  return (
    <section className="mb-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{messages.title}</h2>
        <ChangeRegion />
      </div>
      <p className="mb-3 text-ink-2">{messages.about}</p>
      <PendingChanges
        query={query}
        titleOf={({ country, region, from }) => messages.changeOf(`${country}-${region}`, formats.calendarDay(from))}
        details={({ before, forbidden }) => (
          <>
            <p>{messages.now(listOf(before))}</p>
            <p>{messages.after(listOf(forbidden))}</p>
          </>
        )}
        approveText={(change) => <Affected {...change} />}
        approve={({ id }) => api.policyChanges.approve({ params: { id } })}
        reject={({ id }, body) => api.policyChanges.reject({ params: { id }, body })}
      />
    </section>
  );
}

function listOf(restrictions: PolicyChange['forbidden']): string {
  return restrictions.length > 0 ? permissionNames(restrictions) : messages.noneForbidden;
}

/** What the approval does, with the numbers of now. */
function Affected({ country, region, forbidden }: PolicyChange) {
  const query = useQuery(queries.policyChanges.region({ params: { country, region } }));
  return (
    <>
      <p className="mb-2">{messages.approveText}</p>
      <Detail query={query}>{(state) => <RegionPreview region={state} forbidden={forbidden} />}</Detail>
    </>
  );
}
