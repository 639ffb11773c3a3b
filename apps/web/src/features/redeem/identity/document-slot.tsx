import type { IdentityDocument } from '@goldwren/contracts/player';
import { identity } from '@goldwren/messages/current/identity';
import { verifyIdentity as messages } from '@goldwren/messages/current/verify-identity';
import type { DocumentKind, DocumentStatus } from '@goldwren/rules';
import { Icon, type IconName } from '@goldwren/ui/icons';
import { notify } from '@goldwren/ui/notice';
import { useState } from 'react';
import { moment } from '../../../lib/i18n/format.ts';
import { DocumentPicker } from './document-picker.tsx';

const styles: Record<DocumentStatus | 'none', { icon: IconName; color: string }> = {
  none: { icon: 'info', color: 'text-ink-2' },
  uploaded: { icon: 'check', color: 'text-info' },
  submitted: { icon: 'clock', color: 'text-info' },
  accepted: { icon: 'check', color: 'text-ok' },
  rejected: { icon: 'alert', color: 'text-bad' },
};

interface DocumentSlotProps {
  kind: DocumentKind;
  /** The current document of this kind. */
  document: IdentityDocument | undefined;
  /** True when documents can be sent now. */
  canSend: boolean;
  /** The vendor whose check replaces this document. */
  checkedBy: string | null;
}

/** One of the documents: its requirements, its status, and the control to send or replace it. */
export function DocumentSlot({ kind, document, canSend, checkedBy }: DocumentSlotProps) {
  const { title, what } = messages.kinds[kind];
  // A document that was sent before the check, and was not accepted, is replaced, too.
  const isReplaced = checkedBy !== null && (document === undefined || document.status === 'rejected');
  const status = isReplaced ? 'accepted' : (document?.status ?? 'none');
  const { icon, color } = styles[status];
  const [again, setAgain] = useState(false);
  const wanted = canSend && !isReplaced && (document === undefined || status === 'rejected' || again);
  const onReceived = () => {
    setAgain(false);
    notify('ok', messages.received(title));
  };
  return (
    <li data-document={kind} className="grid gap-3 rounded-(--radius-m) border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="text-base">{title}</h3>
        <p className={`flex items-center gap-1.5 text-sm font-semibold ${color}`}>
          <Icon name={icon} className="size-4.5" />
          {isReplaced ? messages.vendor.checked(checkedBy) : messages.statuses[status]}
        </p>
      </div>
      <p className="-mt-1 text-sm text-ink-2">{what}</p>
      {document?.reason && !isReplaced ? <p className="text-sm text-bad">{identity.reasons[document.reason]}</p> : null}
      {document ? <p className="text-sm text-ink-3">{messages.sentOn(moment(document.uploaded_at))}</p> : null}
      {wanted ? <DocumentPicker kind={kind} onReceived={onReceived} /> : null}
      {canSend && !wanted && status === 'uploaded' ? (
        <button type="button" onClick={() => setAgain(true)} className="link justify-self-start py-1.5 text-sm">
          {messages.replace} <span className="sr-only">{messages.ofDocument(title)}</span>
        </button>
      ) : null}
    </li>
  );
}
