import { fairness } from '@goldwren/messages/current/fairness';
import { StatusText } from '@goldwren/ui/status-text';
import { day } from '../../lib/i18n/format.ts';
import type { KeyCheck } from './key-pin.ts';
import { EvidenceNote } from './violation-note.tsx';

const { keys: messages, proof } = fairness;

/** Reports published keys that differ from the pinned ones, or that this browser cannot pin. Empty when all is as before. */
export function KeyNotice({ keys: { pinned, changed, stored } }: { keys: KeyCheck }) {
  if (changed) {
    const [first] = pinned;
    const text = first ? messages.changed(day(first.seen)) : messages.malformed;
    return <EvidenceNote text={`${text} ${proof.sendEvidence}`} evidence={changed} />;
  }
  return stored ? null : <StatusText tone="warn">{messages.notStored}</StatusText>;
}
