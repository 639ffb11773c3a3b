import type { Identity } from '@goldwren/contracts/player';
import { verifyIdentity as messages } from '@goldwren/messages/current/verify-identity';
import { type DocumentKind, documentKinds, vendorDocuments } from '@goldwren/rules';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { Banner } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api/queries.ts';
import { moment } from '../../../lib/i18n/format.ts';
import { DocumentSlot } from './document-slot.tsx';
import { SubmitForReview } from './submit-for-review.tsx';
import { resultPollMs, VendorCheck } from './vendor-check.tsx';

/** The identity verification: each document with its status, and the review with its time. */
export function IdentityPart() {
  const identity = useQuery({
    ...queries.identity.get(),
    refetchInterval: ({ state: { data } }) => (data ? resultPollMs(data.identity) : false),
  });
  return (
    <Loaded
      query={identity}
      loading={messages.loading}
      skeleton={<Skeleton className="h-96" />}
      problem={messages.problem}
    >
      {({ identity: shown }) => <Check identity={shown} />}
    </Loaded>
  );
}

function Check({ identity }: { identity: Identity }) {
  const { status, documents, needs, vendor, may_send: canSend } = identity;
  const checkedBy = vendor?.state === 'verified' ? vendor.name : null;
  if (status === 'verified') return <Banner tone="ok">{messages.verified}</Banner>;
  return (
    <div className="grid gap-4">
      <p className="max-w-2xl text-ink-2">{messages.why}</p>
      <ReviewNote identity={identity} />
      {vendor && canSend ? <VendorCheck vendor={vendor} /> : null}
      <ul className="grid gap-3 lg:grid-cols-3">
        {documentKinds.map((kind) => (
          <DocumentSlot
            key={kind}
            kind={kind}
            document={documents.find((document) => document.kind === kind)}
            canSend={canSend}
            checkedBy={needs.includes(kind) || !isVendorDocument(kind) ? null : checkedBy}
          />
        ))}
      </ul>
      {canSend ? <SubmitForReview identity={identity} /> : null}
      <p className="max-w-2xl text-sm text-ink-3">{messages.safe}</p>
    </div>
  );
}

function isVendorDocument(kind: DocumentKind): boolean {
  return vendorDocuments.some((one) => one === kind);
}

/** The remaining time of a running review, or the result of the last one. */
function ReviewNote({ identity: { status, review, note } }: { identity: Identity }) {
  if (review?.delayed) return <Banner tone="warn">{messages.delayed(moment(review.due_by))}</Banner>;
  if (review) return <Banner tone="info">{messages.inReview(moment(review.target_by), moment(review.due_by))}</Banner>;
  if (status !== 'rejected') return null;
  return (
    <Banner tone="warn">
      {messages.rejected}
      {note ? (
        <p className="mt-1 text-ink">
          {messages.note} <q className="whitespace-pre-line">{note}</q>
        </p>
      ) : null}
    </Banner>
  );
}
