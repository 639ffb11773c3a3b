import type { Books } from '@goldwren/contracts/staff';
import { healthMessages as messages } from '@goldwren/messages/staff/monitoring/health';
import { Button } from '@goldwren/ui/button';
import { SectionCard } from '@goldwren/ui/card';
import { StatusText, type StatusTone } from '@goldwren/ui/status-text';
import { Table } from '@goldwren/ui/table';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/problem-messages.ts';
import { queries } from '../../lib/queries.ts';
import { Detail } from '../../shared/detail.tsx';
import { Mark } from '../../shared/mark.tsx';
import { ScrollBox } from '../../shared/scroll-box.tsx';
import { When } from '../../shared/when.tsx';
import { Findings } from './findings.tsx';

const cell = 'px-2 py-1.5 align-top';

type Invariant = Books['invariants'][number];

/** Results of the last ledger check, and a button to run it now. */
export function BooksCard({ everyMs }: { everyMs: number }) {
  const query = useQuery({ ...queries.health.books(), refetchInterval: everyMs });
  return (
    <SectionCard title={messages.books} aside={<CheckNow />}>
      <Detail query={query}>{(books) => <Checked {...books} />}</Detail>
    </SectionCard>
  );
}

function standingOf(invariants: readonly Invariant[]): { tone: StatusTone; text: string } {
  const found = invariants.reduce((sum, { findings }) => sum + findings.length, 0);
  if (found > 0) return { tone: 'bad', text: messages.disagree(found) };
  const hasRun = invariants.some(({ ran_at: at }) => at !== null);
  return hasRun ? { tone: 'ok', text: messages.allAgree } : { tone: 'warn', text: messages.noRun };
}

function Checked({ invariants, last_finding_at: lastFinding, whole_checked_at: wholeChecked }: Books) {
  const { tone, text } = standingOf(invariants);
  return (
    <>
      <StatusText tone={tone}>{text}</StatusText>
      <p className="mt-1 mb-3 text-sm text-ink-2">
        {lastFinding ? (
          <>
            {messages.lastFinding} <When at={lastFinding} />
          </>
        ) : (
          messages.neverFound
        )}{' '}
        {wholeChecked ? (
          <>
            {messages.wholeChecked} <When at={wholeChecked} />
          </>
        ) : (
          messages.wholeNever
        )}
      </p>
      <ScrollBox label={messages.invariant}>
        <Table
          caption={messages.books}
          cell={cell}
          columns={[
            { title: messages.invariant },
            { title: messages.found },
            { title: messages.ran },
            { title: messages.rows, numeric: true },
            { title: messages.took, numeric: true },
          ]}
        >
          {invariants.map((invariant) => (
            <InvariantRow key={invariant.name} {...invariant} />
          ))}
        </Table>
      </ScrollBox>
      {invariants.map(({ name, findings }) =>
        findings.length > 0 ? <Findings key={name} name={name} findings={findings} /> : null,
      )}
    </>
  );
}

function InvariantRow({ name, ran_at: at, rows, took_ms: took, findings }: Invariant) {
  return (
    <tr>
      <td className={`${cell} min-w-56`}>
        <span className="font-medium">{messages.invariants[name].name}</span>
        <span className="block text-sm text-ink-3">{messages.invariants[name].says}</span>
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <Found ran={at !== null} findings={findings.length} />
      </td>
      <td className={`${cell} whitespace-nowrap`}>{at ? <When at={at} /> : messages.never}</td>
      <td className={`${cell} text-right`}>{at ? messages.count(rows) : '–'}</td>
      <td className={`${cell} text-right whitespace-nowrap`}>{at ? messages.milliseconds(took) : '–'}</td>
    </tr>
  );
}

function Found({ ran, findings }: { ran: boolean; findings: number }) {
  if (!ran) return <Mark tone="warn">{messages.neverRan}</Mark>;
  if (findings > 0) return <Mark tone="bad">{messages.findings(findings)}</Mark>;
  return <Mark tone="ok">{messages.agrees}</Mark>;
}

function CheckNow() {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.health.checkBooks(),
    onSuccess: (books) => queryClient.setQueryData(queries.health.books().queryKey, books),
  });
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      {isPending ? <StatusText tone="info">{messages.checking}</StatusText> : null}
      {isSuccess ? <StatusText tone="ok">{messages.checked}</StatusText> : null}
      {error ? <StatusText tone="bad">{sentenceOf(error, { conflict: messages.underWay })}</StatusText> : null}
      <Button look="secondary" busy={isPending} onClick={() => mutate()}>
        {messages.check}
      </Button>
    </div>
  );
}
