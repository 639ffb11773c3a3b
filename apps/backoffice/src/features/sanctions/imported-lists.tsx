import type { SanctionsList } from '@goldwren/contracts/staff';
import { sanctionsMessages as messages } from '@goldwren/messages/staff/checks/sanctions';
import { SectionCard } from '@goldwren/ui/card';
import { CopyText } from '@goldwren/ui/copy-text';
import { Table } from '@goldwren/ui/table';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { Detail } from '../../shared/detail.tsx';
import { When } from '../../shared/when.tsx';

const pollMs = 5_000;
const cell = 'px-2 py-1.5';

function progressOf({ players, compared, new_matches, finished_at }: SanctionsList['rescreening'], inForce: boolean) {
  if (finished_at !== null) return messages.rescreened(compared, new_matches);
  return inForce
    ? messages.rescreeningRuns(compared, Math.max(compared, players), new_matches)
    : messages.rescreeningStopped(compared);
}

/** The imported lists, the active one first. */
export function ImportedLists() {
  const query = useQuery({
    ...queries.sanctions.lists({ query: {} }),
    // The first list is in force. Only its comparison can still run.
    refetchInterval: ({ state }) => (state.data?.results[0]?.rescreening.finished_at === null ? pollMs : false),
  });
  return (
    <SectionCard title={messages.lists} className="mt-6">
      <Detail query={query}>
        {({ results }) =>
          results.length === 0 ? (
            <p className="text-ink-2">{messages.noLists}</p>
          ) : (
            <div className="overflow-x-auto">
              <Table
                caption={messages.lists}
                cell={cell}
                columns={[
                  { title: messages.version, numeric: true },
                  { title: messages.imported },
                  { title: messages.names, numeric: true },
                  { title: messages.files },
                  { title: messages.fingerprint },
                  { title: messages.rescreening },
                ]}
              >
                {results.map(({ version, imported_at, names, files, sha256, rescreening }) => (
                  <tr key={version}>
                    <td className={`${cell} text-right`}>{version}</td>
                    <td className={cell}>
                      <When at={imported_at} />
                    </td>
                    <td className={`${cell} text-right`}>{messages.countOfNames(names)}</td>
                    <td className={cell}>{files.join(', ')}</td>
                    <td className={cell}>
                      <CopyText value={sha256} what={messages.fingerprint} />
                    </td>
                    <td className={cell}>{progressOf(rescreening, version === results[0]?.version)}</td>
                  </tr>
                ))}
              </Table>
            </div>
          )
        }
      </Detail>
    </SectionCard>
  );
}
