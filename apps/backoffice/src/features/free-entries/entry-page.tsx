import type { EntryRejectionForm, StaffFreeEntryDetail } from '@goldwren/contracts/staff';
import { freeEntryWords as words } from '@goldwren/messages/staff/free-entries';
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
import { NoteField, ReasonField } from '../../shared/reason-fields.tsx';
import { When } from '../../shared/when.tsx';
import { AlikeEntries } from './alike-entries.tsx';

/** One free entry in full, other entries that may be the same person's, and the decision. */
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
            words.statuses[entry.status]
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
        {words.entryTitle(entry.reference)}
      </PageTitle>
      <div className="grid gap-4 lg:grid-cols-2">
        <SectionCard title={words.person}>
          <Facts
            facts={[
              [words.fullName, entry.full_name],
              [words.email, entry.full_email],
              [words.address, <span className="whitespace-pre-line">{entry.address}</span>],
              [words.birthDate, entry.birth_date ?? words.notAsked],
              [words.livesIn, entry.country ? `${entry.country}-${entry.us_state}` : words.notAsked],
              [words.player, entry.player ? <PlayerLink {...entry.player} /> : words.noPlayer],
              [words.method, words.methods[entry.method]],
              [words.day, formats.calendarDay(entry.day)],
              [words.received, <When at={entry.created_at} />],
              entry.decided_at
                ? [
                    words.decided,
                    <>
                      <When at={entry.decided_at} />
                      {words.by(entry.decided_by)}
                    </>,
                  ]
                : null,
              entry.held_until ? [words.heldUntil, <When at={entry.held_until} />] : null,
              entry.granted_at ? [words.granted, <When at={entry.granted_at} />] : null,
              entry.rejection ? [words.rejection, words.reasons[entry.rejection.code]] : null,
              entry.rejection?.note ? [words.note, entry.rejection.note] : null,
            ]}
          />
        </SectionCard>
        <SectionCard title={words.alike}>
          <AlikeEntries entries={entry.alike} />
        </SectionCard>
      </div>
    </>
  );
}

function Approve({ id }: { id: string }) {
  return (
    <ActionButton
      label={words.approve}
      look="primary"
      title={words.approveTitle}
      text={words.approveText}
      confirm={words.approve}
      send={() => api.freeEntries.approve({ params: { id } })}
      done={words.approveDone}
    />
  );
}

function Reject({ id }: { id: string }) {
  return (
    <ActionButton
      label={words.reject}
      title={words.rejectTitle}
      text={words.rejectText}
      confirm={words.reject}
      fields={['reason', 'note'] as const}
      send={(values) => api.freeEntries.reject({ params: { id }, body: filledIn(values) as EntryRejectionForm })}
      done={words.rejectDone}
    >
      {(errors) => (
        <>
          <ReasonField options={optionsOf(entryRejectionReasons, words.reasons)} error={errors.reason} />
          <NoteField hint={words.noteHint} error={errors.note} optional />
        </>
      )}
    </ActionButton>
  );
}
