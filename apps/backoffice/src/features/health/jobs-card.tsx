import type { ScheduledJob } from '@goldwren/contracts/staff';
import { healthMessages as messages } from '@goldwren/messages/staff/monitoring/health';
import { SectionCard } from '@goldwren/ui/card';
import { StatusText } from '@goldwren/ui/status-text';
import { Table } from '@goldwren/ui/table';
import { formats } from '../../lib/format.ts';
import { Mark } from '../../shared/mark.tsx';
import { ScrollBox } from '../../shared/scroll-box.tsx';
import { When } from '../../shared/when.tsx';

const cell = 'px-2 py-1.5 align-top';

/** Every job with its schedule, late jobs first. */
export function JobsCard({ jobs }: { jobs: readonly ScheduledJob[] }) {
  const byNeed = [...jobs].sort((one, other) => Number(other.late) - Number(one.late));
  return (
    <SectionCard title={messages.jobs}>
      {jobs.length === 0 ? (
        <StatusText tone="bad">{messages.noJobs}</StatusText>
      ) : (
        <ScrollBox label={messages.jobs}>
          <Table
            caption={messages.jobs}
            cell={cell}
            columns={[
              { title: messages.job },
              { title: messages.state },
              { title: messages.every },
              { title: messages.success },
              { title: messages.took, numeric: true },
              { title: messages.failure },
            ]}
          >
            {byNeed.map((job) => (
              <JobRow key={job.name} {...job} />
            ))}
          </Table>
        </ScrollBox>
      )}
    </SectionCard>
  );
}

function JobRow({ name, late, ...job }: ScheduledJob) {
  const { last_success_at: success, last_failure: failure, took_ms: took } = job;
  return (
    <tr>
      <td className={cell}>
        <code className="text-sm">{name}</code>
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <Mark tone={late ? 'bad' : 'ok'}>{late ? messages.late : messages.inTime}</Mark>
      </td>
      <td className={`${cell} whitespace-nowrap`} title={job.schedule}>
        {formats.wait(job.every_minutes * 60)}
      </td>
      <td className={`${cell} whitespace-nowrap`}>{success ? <When at={success} /> : messages.never}</td>
      <td className={`${cell} text-right whitespace-nowrap`}>{took === null ? '–' : messages.milliseconds(took)}</td>
      <td className={cell}>
        {failure ? (
          <>
            <When at={failure.at} />
            <span className="block max-w-80 text-sm break-words text-ink-3">{failure.error}</span>
          </>
        ) : (
          messages.none
        )}
      </td>
    </tr>
  );
}
