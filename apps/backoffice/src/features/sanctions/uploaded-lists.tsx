import type { SanctionsUpload } from '@goldwren/contracts/staff';
import { sanctionsMessages } from '@goldwren/messages/staff/checks/sanctions';
import { changeMessages } from '@goldwren/messages/staff/table';
import { SectionCard } from '@goldwren/ui/card';
import { CopyText } from '@goldwren/ui/copy-text';
import { Table } from '@goldwren/ui/table';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queries } from '../../lib/queries.ts';
import { Detail } from '../../shared/detail.tsx';
import { PendingChanges } from '../../shared/pending-changes.tsx';
import { ScrollBox } from '../../shared/scroll-box.tsx';
import { When } from '../../shared/when.tsx';

const messages = sanctionsMessages.uploads;
const pollMs = 5_000;
const cell = 'px-2 py-1.5 align-top';

const titleOf = ({ files, names }: SanctionsUpload) => messages.list(files.join(', '), names);

/** The uploaded list that waits for a second staff member, and the latest uploads. */
export function UploadedLists() {
  const query = useQuery({
    ...queries.sanctions.uploads(),
    refetchInterval: ({ state }) => (state.data?.results.some(({ status }) => status === 'approved') ? pollMs : false),
  });
  const waiting = query.data?.results.filter(({ status }) => status === 'pending') ?? [];
  return (
    <>
      <section className="mb-6">
        <h2 className="mb-3 text-lg">{changeMessages.title}</h2>
        <PendingChanges
          query={{ ...query, data: query.data && { results: waiting } }}
          titleOf={titleOf}
          details={Comparison}
          approveText={() => messages.approveText}
          approve={({ id }) => api.sanctions.approve({ params: { id } })}
          reject={({ id }, body) => api.sanctions.reject({ params: { id }, body })}
        />
      </section>
      <SectionCard title={messages.latest}>
        <Detail query={query}>{({ results }) => <Latest results={results} />}</Detail>
      </SectionCard>
    </>
  );
}

function Comparison({ sha256, added, removed, unchanged, added_names, removed_names }: SanctionsUpload) {
  const listed = (names: readonly string[], count: number) =>
    [...names, ...(count > names.length ? [messages.more(count - names.length)] : [])].join('; ');
  return (
    <div className="max-w-prose">
      <p>{messages.counts(added, removed, unchanged)}</p>
      {added > 0 ? <p>{messages.added(listed(added_names, added))}</p> : null}
      {removed > 0 ? <p>{messages.removed(listed(removed_names, removed))}</p> : null}
      <CopyText value={sha256} what={sanctionsMessages.fingerprint} />
    </div>
  );
}

function Latest({ results }: { results: readonly SanctionsUpload[] }) {
  if (results.length === 0) return <p className="text-ink-2">{messages.none}</p>;
  return (
    <ScrollBox label={messages.latest}>
      <Table
        caption={messages.latest}
        cell={cell}
        columns={[
          { title: sanctionsMessages.files },
          { title: messages.status },
          { title: sanctionsMessages.version, numeric: true },
          { title: messages.requested },
          { title: messages.decided },
          { title: messages.reason },
        ]}
      >
        {results.map((upload) => (
          <tr key={upload.id}>
            <td className={cell}>{titleOf(upload)}</td>
            <td className={cell}>{messages.statuses[upload.status]}</td>
            <td className={`${cell} text-right`}>{upload.version ?? '–'}</td>
            <td className={cell}>
              {upload.requested_by.name} · <When at={upload.requested_at} />
            </td>
            <td className={cell}>
              {upload.decided_by && upload.decided_at ? (
                <>
                  {upload.decided_by.name} · <When at={upload.decided_at} />
                </>
              ) : (
                '–'
              )}
            </td>
            <td className={cell}>{upload.reason}</td>
          </tr>
        ))}
      </Table>
    </ScrollBox>
  );
}
