import type { OperatorAlert } from '@goldwren/contracts/staff';
import { alertKindMessages, alertMessages as messages } from '@goldwren/messages/staff/monitoring/alerts';
import { alertNoteMaxLength } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { formats } from '../../lib/format.ts';
import { queries } from '../../lib/queries.ts';
import { usePermission } from '../../lib/session-store.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { Clock } from '../../shared/clock.tsx';
import { Detail } from '../../shared/detail.tsx';
import { PageTitle } from '../../shared/page-title.tsx';
import { NoteField } from '../../shared/reason-fields.tsx';
import { When } from '../../shared/when.tsx';
import { LevelMark } from './level-mark.tsx';

/** One alert with its facts, instructions and result. */
export function AlertPage({ id }: { id: string }) {
  const query = useQuery(queries.alerts.get({ params: { id } }));
  return <Detail query={query}>{(alert) => <Alert alert={alert} />}</Detail>;
}

function Alert({ alert }: { alert: OperatorAlert }) {
  const { settled } = alert;
  const { name, todo } = alertKindMessages(alert.kind);
  return (
    <>
      <PageTitle
        about={
          settled ? (
            messages.settledBy(settled.by)
          ) : (
            <Clock since={alert.first_at} due={alert.due_at} breached={alert.breached} />
          )
        }
        actions={settled ? null : <Settle id={alert.id} />}
      >
        {name}
      </PageTitle>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <SectionCard title={messages.one}>
          <Facts
            facts={[
              [messages.level, <LevelMark key="level" level={alert.level} />],
              todo ? [messages.toDo, todo] : null,
              alert.key ? [messages.key, <code key="key">{alert.key}</code>] : null,
              [messages.day, formats.calendarDay(alert.day)],
              [messages.count, messages.times(alert.count)],
              [messages.first, <When key="first" at={alert.first_at} />],
              [messages.last, <When key="last" at={alert.last_at} />],
            ]}
          />
        </SectionCard>
        <SectionCard title={messages.facts}>
          <FactsOf facts={alert.facts} />
        </SectionCard>
        {settled ? (
          <SectionCard title={messages.settled}>
            <Facts
              facts={[
                [messages.by, settled.by],
                [messages.settled, <When key="at" at={settled.at} />],
                [
                  messages.note,
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

/** Shows each field of the facts. Nested values are shown as JSON. */
function FactsOf({ facts }: Pick<OperatorAlert, 'facts'>) {
  const fields = facts !== null && typeof facts === 'object' ? Object.entries(facts) : [];
  if (fields.length === 0) return <p className="text-ink-2">{messages.noFacts}</p>;
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
  const may = usePermission('alerts.settle');
  if (!may) return null;
  return (
    <ActionButton
      label={messages.settle}
      look="primary"
      title={messages.settleTitle}
      text={messages.settleText}
      fields={['note'] as const}
      send={({ note }) => api.alerts.settle({ params: { id }, body: { note } })}
      done={messages.settleDone}
      problemMessages={{ conflict: messages.settledAlready }}
    >
      {(errors) => <NoteField error={errors.note} maxLength={alertNoteMaxLength} />}
    </ActionButton>
  );
}
