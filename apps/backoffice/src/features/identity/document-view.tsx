import type { IdentityCaseDocument } from '@goldwren/contracts/staff';
import { identityMessages } from '@goldwren/messages/staff/checks/identity';
import { Button } from '@goldwren/ui/button';
import { Facts } from '@goldwren/ui/facts';
import { Banner } from '@goldwren/ui/status-text';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/problem-messages.ts';
import { When } from '../../shared/when.tsx';
import { PictureViewer } from './picture-viewer.tsx';

const messages = identityMessages.case;

function toDataUrl(bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
  });
}

/**
 * A document. Its picture loads only on request, because each view adds an entry to the audit log. So it is
 * never prefetched or refetched, and is dropped when it leaves the screen.
 */
export function DocumentView({ playerId, document }: { playerId: string; document: IdentityCaseDocument }) {
  const [picture, setPicture] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const kind = identityMessages.kinds[document.kind];
  const show = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const bytes = await api.identity.document({ params: { playerId, documentId: document.id } });
      setPicture(await toDataUrl(bytes));
    } catch (error) {
      setProblem(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <section aria-label={kind} className={`card min-w-0 p-3 ${picture === null ? '' : 'md:col-span-full'}`}>
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-base font-semibold">{kind}</h3>
        {picture === null ? (
          <Button look="secondary" busy={busy} onClick={() => void show()}>
            {busy ? messages.showing : messages.show}
          </Button>
        ) : (
          <Button look="secondary" onClick={() => setPicture(null)}>
            {messages.hide}
          </Button>
        )}
      </div>
      <Facts
        className="mt-2"
        facts={[
          [identityMessages.queue.status, identityMessages.documentStatuses[document.status]],
          document.reason ? [messages.reason, identityMessages.reasons[document.reason]] : null,
          document.issued_on ? [messages.issued, document.issued_on] : null,
          [messages.uploaded, <When key="uploaded" at={document.uploaded_at} />],
        ]}
      />
      {problem ? (
        <Banner tone="bad" className="mt-3">
          {problem}
        </Banner>
      ) : null}
      {picture === null ? null : (
        <PictureViewer src={picture} alt={messages.alt(kind)} width={document.width} height={document.height} />
      )}
    </section>
  );
}
