import type { PackSwitchRequest } from '@goldwren/contracts/staff';
import { jurisdictionsMessages } from '@goldwren/messages/staff/site/jurisdictions';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queries } from '../../lib/queries.ts';
import { PendingChanges } from '../../shared/pending-changes.tsx';
import { PackPreview, RegionChanges } from './pack-preview.tsx';

const messages = jurisdictionsMessages.switches;

/** The switch of the pack that waits for a second staff member. */
export function PackRequests() {
  const query = useQuery(queries.jurisdictions.requests());
  return (
    <PendingChanges
      query={query}
      titleOf={({ pack_id }) => messages.switchTo(pack_id)}
      details={({ changes, players }) => (
        <div className="mb-2">
          <p>{messages.atRequest(players)}</p>
          <RegionChanges changes={changes} />
        </div>
      )}
      approveText={(change) => <Effect {...change} />}
      approve={({ id }) => api.jurisdictions.approve({ params: { id } })}
      reject={({ id }, body) => api.jurisdictions.reject({ params: { id }, body })}
    />
  );
}

/** What the approval does, with the numbers of now. */
function Effect({ pack_id, changes }: PackSwitchRequest) {
  return (
    <>
      <p className="mb-2">{messages.approveText}</p>
      <PackPreview pack={pack_id} atRequest={changes} />
    </>
  );
}
