import type { EntryRejectionForm, StaffFreeEntryDetail } from '@goldwren/contracts/staff';
import { freeEntryMessages as messages } from '@goldwren/messages/staff/checks/free-entries';
import { entryRejectionReasons } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { filledIn } from '../../lib/form-values.ts';
import { formats } from '../../lib/format.ts';
import { optionsOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { Clock } from '../../shared/clock.tsx';
import { Detail } from '../../shared/detail.tsx';
import { PageTitle } from '../../shared/page-title.tsx';
import { PlayerLink } from '../../shared/player-link.tsx';
import { ChoiceField, NoteField } from '../../shared/reason-fields.tsx';
import { When } from '../../shared/when.tsx';
import { SimilarEntries } from './similar-entries.tsx';

/** One free entry, other entries of possibly the same person, and the decision. */
export function EntryPage({ id }: { id: string }) {
  const query = useQuery(queries.freeEntries.get({ params: { id } }));
  return <Detail query={query}>{(entry) => <Entry {...entry} />}</Detail>;
}

function Entry(entry: StaffFreeEntryDetail) {
  const waits = entry.status === 'pending';
  return (
    <>
      <PageTitle
        about={
          waits ? (
            <Clock since={entry.created_at} due={entry.due_at} breached={entry.breached} />
          ) : (
            messages.statuses[entry.status]
          )
        }
        actions={
          waits ? (
            <>
              <Approve id={entry.id} />
              <Reject id={entry.id} />
            </>
          ) : null
        }
      >
        {messages.entryTitle(entry.reference)}
      </PageTitle>
      <div className="grid gap-4 lg:grid-cols-2">
        <SectionCard title={messages.person}>
          <Facts
            facts={[
              [messages.fullName, entry.full_name],
              [messages.email, entry.full_email],
              [messages.address, <span className="whitespace-pre-line">{entry.address}</span>],
              [messages.birthDate, entry.birth_date ?? messages.notAsked],
              [messages.livesIn, entry.country ? `${entry.country}-${entry.us_state}` : messages.notAsked],
              [messages.player, entry.player ? <PlayerLink {...entry.player} /> : messages.noPlayer],
              [messages.method, messages.methods[entry.method]],
              [messages.day, formats.calendarDay(entry.day)],
              [messages.received, <When at={entry.created_at} />],
              entry.decided_at
                ? [
                    messages.decided,
                    <>
                      <When at={entry.decided_at} />
                      {messages.by(entry.decided_by)}
                    </>,
                  ]
                : null,
              entry.held_until ? [messages.heldUntil, <When at={entry.held_until} />] : null,
              entry.granted_at ? [messages.granted, <When at={entry.granted_at} />] : null,
              entry.rejection ? [messages.rejection, messages.reasons[entry.rejection.code]] : null,
              entry.rejection?.note ? [messages.note, entry.rejection.note] : null,
            ]}
          />
        </SectionCard>
        <SectionCard title={messages.alike}>
          <SimilarEntries entries={entry.alike} />
        </SectionCard>
      </div>
    </>
  );
}

function Approve({ id }: { id: string }) {
  return (
    <ActionButton
      label={messages.approve}
      look="primary"
      title={messages.approveTitle}
      text={messages.approveText}
      send={() => api.freeEntries.approve({ params: { id } })}
      done={messages.approveDone}
    />
  );
}

function Reject({ id }: { id: string }) {
  return (
    <ActionButton
      label={messages.reject}
      title={messages.rejectTitle}
      text={messages.rejectText}
      fields={['reason', 'note'] as const}
      send={(values) => api.freeEntries.reject({ params: { id }, body: filledIn(values) as EntryRejectionForm })}
      done={messages.rejectDone}
    >
      {(errors) => (
        <>
          <ChoiceField options={optionsOf(entryRejectionReasons, messages.reasons)} error={errors.reason} />
          <NoteField hint={messages.noteHint} error={errors.note} optional />
        </>
      )}
    </ActionButton>
  );
}
