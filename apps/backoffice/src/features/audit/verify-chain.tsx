import type { AuditVerdict } from '@goldwren/contracts/staff';
import { auditMessages as messages } from '@goldwren/messages/staff/monitoring/audit';
import { Button } from '@goldwren/ui/button';
import { CopyText } from '@goldwren/ui/copy-text';
import { StatusText } from '@goldwren/ui/status-text';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/problem-messages.ts';

/**
 * Recomputes every hash of the log. Staff can store the displayed head elsewhere to prove later that nothing
 * changed.
 */
export function VerifyChain() {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => api.audit.verify() });
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <Button look="secondary" busy={isPending} onClick={() => mutate()}>
        {messages.verify}
      </Button>
      {isPending ? <StatusText tone="info">{messages.verifying}</StatusText> : null}
      {error ? <StatusText tone="bad">{sentenceOf(error)}</StatusText> : null}
      {data && !isPending ? (
        <>
          <StatusText tone={data.intact ? 'ok' : 'bad'}>
            {data.intact ? messages.intact(data.rows) : messages.broken(data.first_broken ?? 0)}
          </StatusText>
          <Anchors anchors={data.anchors} />
          <CopyText value={data.head} what={messages.head} />
        </>
      ) : null}
    </div>
  );
}

function Anchors({ anchors }: Pick<AuditVerdict, 'anchors'>) {
  if (anchors === null) return <StatusText tone="info">{messages.anchorsUnread}</StatusText>;
  if (anchors.findings.length > 0)
    return <StatusText tone="bad">{messages.anchorsDiffer(anchors.findings.length)}</StatusText>;
  if (anchors.checked === 0) return <StatusText tone="info">{messages.noAnchors}</StatusText>;
  return <StatusText tone="ok">{messages.anchorsAgree(anchors.checked)}</StatusText>;
}
