import type { PolicyChange } from '@goldwren/contracts/staff';
import { jurisdictionsMessages } from '@goldwren/messages/staff/site/jurisdictions';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { formats } from '../../lib/format.ts';
import { queries } from '../../lib/queries.ts';
import { useSession } from '../../lib/session-store.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { Detail } from '../../shared/detail.tsx';
import { NoteField } from '../../shared/reason-fields.tsx';
import { When } from '../../shared/when.tsx';
import { ChangeRegion } from './change-region.tsx';
import { permissionNames } from './permission-names.ts';
import { RegionPreview } from './region-preview.tsx';

const messages = jurisdictionsMessages.changes;

/** The rules that staff change by region: the form, and the changes that wait for a second person. */
export function PolicyChanges() {
  const query = useQuery(queries.policyChanges.list());
  return (
    <section className="mb-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{messages.title}</h2>
        <ChangeRegion />
      </div>
      <p className="mb-3 text-ink-2">{messages.about}</p>
      <Detail query={query}>
        {({ results }) =>
          results.length === 0 ? (
            <p className="text-ink-2">{messages.none}</p>
          ) : (
            <ul className="grid gap-3">
              {results.map((change) => (
                <PendingChange key={change.id} {...change} />
              ))}
            </ul>
          )
        }
      </Detail>
    </section>
  );
}

function PendingChange(change: PolicyChange) {
  const { country, region, barred, before, from, reason, requested_by: by, requested_at: at } = change;
  const list = (bars: PolicyChange['barred']) => (bars.length > 0 ? permissionNames(bars) : messages.noBars);
  return (
    <li className="card flex flex-wrap items-start justify-between gap-3 p-4">
      <div className="min-w-0">
        <p className="font-semibold">{messages.changeOf(`${country}-${region}`, formats.calendarDay(from))}</p>
        <p>{messages.now(list(before))}</p>
        <p>{messages.after(list(barred))}</p>
        <p className="text-ink-2">{reason}</p>
        <p className="text-sm text-ink-3">
          {messages.requestedBy} {by.name} · <When at={at} />
        </p>
      </div>
      <Decision {...change} />
    </li>
  );
}

function Decision(change: PolicyChange) {
  const { id, country, region, from, requested_by: by } = change;
  const isMine = useSession(({ staff }) => staff?.id === by.id);
  const reject = isMine ? messages.withdraw : messages.reject;
  const title = messages.changeOf(`${country}-${region}`, formats.calendarDay(from));
  return (
    <div className="flex max-w-64 flex-wrap gap-2 sm:justify-end">
      {isMine ? (
        <p className="basis-full text-sm text-ink-3 sm:text-right">{messages.notOwn}</p>
      ) : (
        <ActionButton
          label={messages.approve}
          title={`${messages.approve}: ${title}`}
          text={<Affected {...change} />}
          confirm={messages.approve}
          send={() => api.policyChanges.approve({ params: { id } })}
          done={messages.approved}
        />
      )}
      <ActionButton
        label={reject}
        title={`${reject}: ${title}`}
        text={messages.rejectText}
        confirm={reject}
        fields={['reason']}
        send={(body) => api.policyChanges.reject({ params: { id }, body })}
        done={messages.rejected}
      >
        {({ reason }) => <NoteField name="reason" label={jurisdictionsMessages.reason} error={reason} />}
      </ActionButton>
    </div>
  );
}

/** What the approval does, with the numbers of now. */
function Affected({ country, region, barred }: PolicyChange) {
  const query = useQuery(queries.policyChanges.region({ params: { country, region } }));
  return (
    <>
      <p className="mb-2">{messages.approveText}</p>
      <Detail query={query}>{(state) => <RegionPreview region={state} barred={barred} />}</Detail>
    </>
  );
}
