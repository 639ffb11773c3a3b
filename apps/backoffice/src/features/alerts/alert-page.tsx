import type { OperatorAlert } from '@goldwren/contracts/staff';
import { alertKindWords, alertWords as words } from '@goldwren/messages/staff/alerts';
import { alertNoteMaxLength } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { formats } from '../../lib/format.ts';
import { queries } from '../../lib/queries.ts';
import { useSession } from '../../lib/session-store.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { Clock } from '../../shared/clock.tsx';
import { Detail } from '../../shared/detail.tsx';
import { PageTitle } from '../../shared/page-title.tsx';
import { NoteField } from '../../shared/reason-fields.tsx';
import { When } from '../../shared/when.tsx';
import { LevelMark } from './level-mark.tsx';

/** One alert with its facts, what to do about it, and what came of it. */
export function AlertPage({ id }: { id: string }) {
  const query = useQuery(queries.alerts.get({ params: { id } }));
  return <Detail query={query}>{(alert) => <Alert alert={alert} />}</Detail>;
}

function Alert({ alert }: { alert: OperatorAlert }) {
  const { settled } = alert;
  const { name, todo } = alertKindWords(alert.kind);
  return (
    <>
      <PageTitle
        about={
          settled ? (
            words.settledBy(settled.by)
          ) : (
            <Clock since={alert.first_at} due={alert.due_at} breached={alert.breached} />
          )
        }
        actions={settled ? null : <Settle id={alert.id} />}
      >
        {name}
      </PageTitle>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <SectionCard title={words.one}>
          <Facts
            facts={[
              [words.level, <LevelMark key="level" level={alert.level} />],
              todo ? [words.toDo, todo] : null,
              alert.key ? [words.key, <code key="key">{alert.key}</code>] : null,
              [words.day, formats.calendarDay(alert.day)],
              [words.count, words.times(alert.count)],
              [words.first, <When key="first" at={alert.first_at} />],
              [words.last, <When key="last" at={alert.last_at} />],
            ]}
          />
        </SectionCard>
        <SectionCard title={words.facts}>
          <FactsOf facts={alert.facts} />
        </SectionCard>
        {settled ? (
          <SectionCard title={words.settled}>
            <Facts
              facts={[
                [words.by, settled.by],
                [words.settled, <When key="at" at={settled.at} />],
                [
                  words.note,
                  <span key="note" className="whitespace-pre-line">
                    {settled.note}
                  </span>,
                ],
              ]}
            />
          </SectionCard>
        ) : null}
      </div>
    </>
  );
}

/** Field by field; what is nested, as it is written. */
function FactsOf({ facts }: Pick<OperatorAlert, 'facts'>) {
  const fields = facts !== null && typeof facts === 'object' ? Object.entries(facts) : [];
  if (fields.length === 0) return <p className="text-ink-2">{words.noFacts}</p>;
  return (
    <Facts
      facts={fields.map(([name, value]) => [
        name,
        <code key={name} className="block text-sm break-words whitespace-pre-wrap">
          {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
        </code>,
      ])}
    />
  );
}

function Settle({ id }: { id: string }) {
  const may = useSession(({ staff }) => staff?.permissions.includes('alerts.settle') ?? false);
  if (!may) return null;
  return (
    <ActionButton
      label={words.settle}
      look="primary"
      title={words.settleTitle}
      text={words.settleText}
      confirm={words.settle}
      fields={['note'] as const}
      send={({ note }) => api.alerts.settle({ params: { id }, body: { note } })}
      done={words.settleDone}
      words={{ conflict: words.settledAlready }}
    >
      {(errors) => <NoteField error={errors.note} maxLength={alertNoteMaxLength} />}
    </ActionButton>
  );
}
