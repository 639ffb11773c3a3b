import { changeMessages as messages } from '@goldwren/messages/staff/table';
import type { ReactNode } from 'react';
import { useSession } from '../lib/session-store.ts';
import { ActionButton } from './action-dialog.tsx';
import { Detail } from './detail.tsx';
import { ReasonField } from './reason-fields.tsx';
import { When } from './when.tsx';

/** A change that waits for a second staff member. */
interface WaitingChange {
  id: string;
  reason: string;
  requested_by: { id: string; name: string };
  requested_at: string;
}

/** How a change is shown and decided. */
interface Decisions<Change> {
  titleOf: (change: Change) => string;
  /** What the approval does, shown before it is confirmed. */
  approveText: (change: Change) => ReactNode;
  approve: (change: Change) => Promise<unknown>;
  reject: (change: Change, body: { reason: string }) => Promise<unknown>;
  /** The staff member whom the change concerns, who does not decide. */
  concerns?: (change: Change) => string | undefined;
}

interface PendingChangesProps<Change> extends Decisions<Change> {
  query: Parameters<typeof Detail<{ results: readonly Change[] }>>[0]['query'];
  details: (change: Change) => ReactNode;
}

/** The changes that wait for a second staff member, each with the decision. */
export function PendingChanges<Change extends WaitingChange>({ query, ...props }: PendingChangesProps<Change>) {
  return (
    <Detail query={query}>
      {({ results }) =>
        results.length === 0 ? (
          <p className="text-ink-2">{messages.none}</p>
        ) : (
          <ul className="grid gap-3">
            {results.map((change) => (
              <li key={change.id} className="card flex flex-wrap items-start justify-between gap-3 p-4">
                <div className="min-w-0">
                  <p className="font-semibold">{props.titleOf(change)}</p>
                  {props.details(change)}
                  <p className="text-ink-2">{change.reason}</p>
                  <p className="text-sm text-ink-3">
                    {messages.requestedBy} {change.requested_by.name} · <When at={change.requested_at} />
                  </p>
                </div>
                <Decision change={change} {...props} />
              </li>
            ))}
          </ul>
        )
      }
    </Detail>
  );
}

/** The buttons that decide. The person who requested the change can only withdraw it. */
export function Decision<Change extends Pick<WaitingChange, 'requested_by'>>({
  change,
  titleOf,
  approveText,
  approve,
  reject,
  concerns,
}: Decisions<Change> & { change: Change }) {
  const own = useSession(({ staff }) => staff?.id);
  if (own !== undefined && own === concerns?.(change)) {
    return <p className="text-sm text-ink-3">{messages.aboutYou}</p>;
  }
  const isMine = own === change.requested_by.id;
  const rejectLabel = isMine ? messages.withdraw : messages.reject;
  const title = titleOf(change);
  return (
    <div className="flex max-w-64 flex-wrap gap-2 sm:justify-end">
      {isMine ? (
        <p className="basis-full text-sm text-ink-3 sm:text-right">{messages.notOwn}</p>
      ) : (
        <ActionButton
          label={messages.approve}
          title={`${messages.approve}: ${title}`}
          text={approveText(change)}
          send={() => approve(change)}
          done={messages.approved}
        />
      )}
      <ActionButton
        label={rejectLabel}
        look="quiet"
        title={`${rejectLabel}: ${title}`}
        text={messages.rejectText}
        fields={['reason']}
        send={(body) => reject(change, body)}
        done={messages.rejected}
      >
        {({ reason }) => <ReasonField error={reason} />}
      </ActionButton>
    </div>
  );
}
