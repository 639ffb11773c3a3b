import type { PolicyVersion } from '@goldwren/contracts/staff';
import { jurisdictionsMessages } from '@goldwren/messages/staff/site/jurisdictions';
import { formats } from '../../lib/format.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { queries } from '../../lib/queries.ts';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { When } from '../../shared/when.tsx';
import { permissionNames } from './permission-names.ts';

const messages = jurisdictionsMessages.changes;
const shownHashLength = 12;

const restrictions = (list: PolicyVersion['forbidden']) =>
  list.length > 0 ? permissionNames(list) : messages.noneForbidden;

const columns: readonly ListColumn<PolicyVersion>[] = [
  { title: messages.version, text: ({ version }) => String(version) },
  { title: messages.region, text: ({ country, region }) => `${country}-${region}` },
  { title: messages.before, text: ({ before }) => restrictions(before) },
  { title: messages.forbidden, text: ({ forbidden }) => restrictions(forbidden) },
  {
    title: jurisdictionsMessages.from,
    text: (row) => formats.dayAndTime(row.effective_at),
    show: (row) => <When at={row.effective_at} />,
  },
  { title: messages.state, text: ({ state }) => messages.states[state] },
  { title: jurisdictionsMessages.requestedBy, text: (row) => row.requested_by.name },
  { title: jurisdictionsMessages.approvedBy, text: (row) => row.approved_by.name },
  { title: jurisdictionsMessages.reason, text: ({ reason }) => reason },
  {
    title: messages.hash,
    text: ({ hash }) => hash,
    show: ({ hash }) => <code title={hash}>{hash.slice(0, shownHashLength)}</code>,
  },
];

/** Every approved change of the regional rules. */
export function PolicyVersions() {
  const list = usePagedList({ source: queries.policyChanges.versions, filters: [] });
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-lg">{messages.versions}</h2>
      <PagedTable
        list={list}
        caption={messages.versions}
        columns={columns}
        rowKey={({ version }) => String(version)}
        empty={messages.noVersions}
        csvName="policy-versions"
      />
    </section>
  );
}
