import type { IdentityCase, IdentityFile } from '@goldwren/contracts/staff';
import { identityMessages } from '@goldwren/messages/staff/checks/identity';
import { frame } from '@goldwren/messages/staff/frame';
import { Facts } from '@goldwren/ui/facts';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { Banner } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { Clock } from '../../shared/clock.tsx';
import { ExclusionMatches } from '../../shared/exclusion-matches.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { PageTitle } from '../../shared/page-title.tsx';
import { When } from '../../shared/when.tsx';
import { ApproveButton, RejectButton } from './decisions.tsx';
import { DocumentView } from './document-view.tsx';
import { VendorSessions } from './vendor-sessions.tsx';

const messages = identityMessages.case;

type Person = IdentityFile['entered'];
const nameOf = ({ first_name, last_name }: Person): string => `${first_name} ${last_name}`;

/**
 * A player's reviews, newest first, and the decisions on the pending one. Fetched only once because each read
 * is audited.
 */
export function ReviewCase({ playerId }: { playerId: string }) {
  const query = useQuery({
    ...queries.identity.get({ params: { playerId } }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <>
      <PageLink page="identity" className="link mb-3 inline-block">
        {messages.back}
      </PageLink>
      <Loaded
        query={query}
        loading={frame.loading}
        skeleton={<Skeleton className="h-60" />}
        problem={messages.failed}
        problemClass="p-3"
      >
        {(file) => <CaseFile file={file} />}
      </Loaded>
    </>
  );
}

function CaseFile({ file }: { file: IdentityFile }) {
  const { player, entered, cases } = file;
  const waiting = cases.find(({ status }) => status === 'waiting');
  return (
    <>
      <PageTitle
        about={player.email}
        actions={
          waiting ? (
            <>
              <ApproveButton player={player} entered={entered} waiting={waiting} />
              <RejectButton player={player} waiting={waiting} />
            </>
          ) : null
        }
      >
        {nameOf(entered)}
      </PageTitle>
      <ExclusionMatches matches={file.exclusion_matches} />
      {player.reclaimed ? (
        <Banner tone="warn" className="mb-4 max-w-4xl">
          {messages.reclaimed}
        </Banner>
      ) : null}
      {/* On wide screens, the data stays next to the documents while they scroll. */}
      <div className="grid max-w-4xl gap-4 min-[75rem]:max-w-none min-[75rem]:grid-cols-[minmax(0,1fr)_22rem] min-[75rem]:items-start">
        <div className="card p-3 min-[75rem]:sticky min-[75rem]:top-20 min-[75rem]:col-start-2">
          <h2 className="mb-2 text-lg">{messages.entered}</h2>
          <Facts
            facts={[
              [messages.name, nameOf(entered)],
              [messages.birthDate, entered.birth_date],
              [messages.region, [player.us_state, player.country].filter(Boolean).join(', ')],
              waiting?.ssn_last4 ? [messages.digits, waiting.ssn_last4] : null,
              [messages.registered, <When key="registered" at={player.created_at} />],
            ]}
          />
          <VendorSessions sessions={file.vendor_sessions} waitingId={waiting?.id ?? null} />
        </div>
        <div className="min-w-0 min-[75rem]:col-start-1 min-[75rem]:row-start-1">
          {cases.length === 0 ? <p className="text-ink-2">{messages.none}</p> : null}
          {cases.map((one) => (
            <Review key={one.id} playerId={player.id} review={one} />
          ))}
        </div>
      </div>
    </>
  );
}

function Review({ playerId, review }: { playerId: string; review: IdentityCase }) {
  const { status, attempt, verified, decided_by, decided_at, documents } = review;
  const title = `${messages.attempt(attempt)} · ${identityMessages.statuses[status]}`;
  return (
    <section aria-label={title} className="mb-6">
      <h2 className="mb-2 text-lg">{title}</h2>
      {status === 'waiting' ? (
        <Clock since={review.submitted_at} due={review.due_at} breached={review.breached} />
      ) : null}
      <Facts
        className="mt-2"
        facts={[
          // The digits of the open review are next to the other entries.
          review.ssn_last4 && status !== 'waiting' ? [messages.digits, review.ssn_last4] : null,
          review.ssn_last4_refused ? [messages.reason, messages.digitsRefused] : null,
          verified ? [messages.onPaper, `${nameOf(verified)}, ${verified.birth_date}`] : null,
          decided_at ? [messages.decided(decided_by ?? ''), <When key="decided" at={decided_at} />] : null,
          review.note ? [messages.note, review.note] : null,
        ]}
      />
      {documents.length === 0 ? (
        <p className="mt-2 text-ink-3">{messages.gone}</p>
      ) : (
        <>
          <p className="mt-3 mb-2 text-sm text-ink-3">{messages.audited}</p>
          <div className="grid gap-3 md:grid-cols-3">
            {documents.map((document) => (
              <DocumentView key={document.id} playerId={playerId} document={document} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
