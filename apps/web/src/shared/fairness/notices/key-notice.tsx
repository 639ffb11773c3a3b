import { fairness } from '@goldwren/messages/current/fairness';
import { StatusText } from '@goldwren/ui/status-text';
import { day } from '../../../lib/i18n/format.ts';
import type { KeyCheck } from '../key-pin.ts';
import { EvidenceNote } from './violation-note.tsx';

const { keys: messages, proof } = fairness;

/**
 * Reports published keys that this browser does not accept or cannot pin, and how often it has accepted a new key. Empty when
 * all is as at the beginning.
 */
export function KeyNotice({ keys: { pinned, changed, stored } }: { keys: KeyCheck }) {
  if (changed) {
    const [first] = pinned;
    const text = first ? messages.changed(day(first.seen)) : messages.malformed;
    return <EvidenceNote text={`${text} ${proof.sendEvidence}`} evidence={changed} />;
  }
  const later = pinned.filter(({ firstUse }) => firstUse === false);
  const last = later.at(-1);
  return (
    <>
      {last && <StatusText tone="info">{messages.rotated(later.length, day(last.seen))}</StatusText>}
      {!stored && <StatusText tone="warn">{messages.notStored}</StatusText>}
    </>
  );
}
