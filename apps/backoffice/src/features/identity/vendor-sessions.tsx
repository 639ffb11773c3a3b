import type { IdentityVendorSession } from '@goldwren/contracts/staff';
import { identityMessages } from '@goldwren/messages/staff/checks/identity';
import { Facts } from '@goldwren/ui/facts';
import { When } from '../../shared/when.tsx';

const messages = identityMessages.vendor;

interface VendorSessionsProps {
  sessions: readonly IdentityVendorSession[];
  /** The review that waits for a decision. */
  waitingId: string | null;
}

/** What the identity vendor reported, next to the data that the player entered. Staff decide. */
export function VendorSessions({ sessions, waitingId }: VendorSessionsProps) {
  if (sessions.length === 0) return null;
  return (
    <section aria-label={messages.title} className="mt-4">
      <h2 className="mb-1 text-lg">{messages.title}</h2>
      <p className="mb-2 text-sm text-ink-2">{messages.about}</p>
      <ul className="grid gap-3">
        {sessions.map((session) => (
          <li key={session.id} className="border-t border-line pt-2">
            <p className="font-semibold">{messages.states[session.state]}</p>
            {session.refused ? <p className="text-sm text-bad">{messages.refused}</p> : null}
            {session.case_id !== null && session.case_id === waitingId ? (
              <p className="text-sm">{messages.inThisReview}</p>
            ) : null}
            <Facts
              facts={[
                session.vendor_ref
                  ? [
                      messages.reference,
                      <span key="reference" className="break-all">
                        {session.vendor_ref}
                      </span>,
                    ]
                  : null,
                session.code ? [messages.code, session.code] : null,
                [messages.started, <When key="started" at={session.started_at} />],
                session.ended_at ? [messages.ended, <When key="ended" at={session.ended_at} />] : null,
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
