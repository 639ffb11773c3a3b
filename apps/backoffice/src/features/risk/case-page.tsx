import type { RiskCaseDetail } from '@goldwren/contracts/staff';
import { riskMessages as messages } from '@goldwren/messages/staff/checks/risk';
import { risk } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queries } from '../../lib/queries.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { Clock } from '../../shared/clock.tsx';
import { Detail } from '../../shared/detail.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { PageTitle } from '../../shared/page-title.tsx';
import { PlayerLink } from '../../shared/player-link.tsx';
import { NoteField } from '../../shared/reason-fields.tsx';
import { RiskCards } from '../../shared/risk-cards.tsx';
import { When } from '../../shared/when.tsx';

/** One case: the score with its reasons, linked accounts, devices, and the decisions. */
export function CasePage({ id }: { id: string }) {
  const query = useQuery(queries.risk.case({ params: { id } }));
  return <Detail query={query}>{(found) => <Case {...found} />}</Detail>;
}

function Case(found: RiskCaseDetail) {
  const { player, state, opened_at, due_at, breached, decided_at, decided_by, note, ticket_id: ticketId } = found;
  return (
    <>
      <PageTitle
        about={state === 'open' ? <Clock since={opened_at} due={due_at} breached={breached} /> : messages.states[state]}
        actions={<Decisions id={found.id} state={state} />}
      >
        {messages.caseTitle(player.display)}
      </PageTitle>
      <SectionCard title={messages.caseField} className="mb-4">
        <Facts
          facts={[
            [messages.player, <PlayerLink key="player" {...player} />],
            [messages.opened, <When key="opened" at={opened_at} />],
            [messages.why, messages.signalsOf(found.signals)],
            decided_at ? [messages.decided, <When key="decided" at={decided_at} />] : null,
            decided_by ? [messages.decidedBy, decided_by] : null,
            note
              ? [
                  messages.note,
                  <span key="note" className="whitespace-pre-line">
                    {note}
                  </span>,
                ]
              : null,
            ticketId
              ? [
                  messages.states.contacted,
                  <PageLink key="ticket" page="ticket" params={{ id: ticketId }}>
                    {messages.ticket}
                  </PageLink>,
                ]
              : null,
          ]}
        />
        <p className="mt-3 text-sm text-ink-3">{messages.restrictions}</p>
      </SectionCard>
      <RiskCards file={{ ...found.file, case: null }} />
    </>
  );
}

function Decisions({ id, state }: Pick<RiskCaseDetail, 'id' | 'state'>) {
  const params = { id };
  return (
    <>
      {state === 'no_concern' ? null : (
        <ActionButton
          label={messages.noConcern}
          look="primary"
          title={messages.noConcernTitle}
          text={messages.noConcernText}
          fields={['note'] as const}
          send={({ note }) => api.risk.noConcern({ params, body: { note } })}
          done={messages.noConcernDone}
        >
          {({ note }) => <NoteField hint={messages.noteHint} maxLength={risk.noteMaxLength} error={note} />}
        </ActionButton>
      )}
      {state === 'open' ? (
        <ActionButton
          label={messages.contact}
          title={messages.contactTitle}
          text={messages.contactText}
          fields={['message'] as const}
          send={({ message }) => api.risk.contact({ params, body: { message } })}
          done={messages.contactDone}
        >
          {({ message }) => (
            <NoteField
              name="message"
              label={messages.message}
              hint={messages.messageHint}
              maxLength={risk.noteMaxLength}
              error={message}
            />
          )}
        </ActionButton>
      ) : null}
    </>
  );
}
