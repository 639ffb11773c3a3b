import { type MarkKind, type PersonIdentifier, personIdentifiers } from '@goldwren/rules';
import { createSealedBox, type SealedBox } from '../../platform/crypto/sealed-box.ts';
import type { MarkRow } from './exclusions.store.ts';
import type { Mark, NamedPerson } from './person-evidence.ts';

/** A person as the comparison sees them: readable names with birth dates, and hashes of everything else. */
export interface MarkedPerson {
  readonly people: readonly NamedPerson[];
  /** The kinds of each mark, by its value in hexadecimal. */
  readonly kinds: ReadonlyMap<string, ReadonlySet<MarkKind>>;
}

export function boxOf(key: Buffer): SealedBox {
  return createSealedBox(key);
}

function contextOf(playerId: string): string {
  return `person mark ${playerId}`;
}

/** A mark as it is stored: a name is encrypted for its player's row. */
export function sealedMark(box: SealedBox, playerId: string, { kind, value, person }: Mark) {
  const sealed = person ? box.seal(Buffer.from(JSON.stringify(person)), contextOf(playerId)) : null;
  return { kind, value, sealed };
}

/** The stored marks of one player and what else is known of them, as one person. */
export function personOf(box: SealedBox, stored: readonly MarkRow[], marks: readonly Mark[] = []): MarkedPerson {
  const kinds = new Map<string, Set<MarkKind>>();
  for (const { kind, value } of [...stored, ...marks]) {
    const id = value.toString('hex');
    kinds.set(id, (kinds.get(id) ?? new Set()).add(kind));
  }
  const opened = stored.flatMap(({ playerId, sealed }) =>
    sealed === null ? [] : [JSON.parse(box.open(sealed, contextOf(playerId)).toString()) as NamedPerson],
  );
  return { people: [...opened, ...marks.flatMap(({ person }) => (person ? [person] : []))], kinds };
}

/**
 * What two people have in common. An account that paid for one and is the mailbox of the other is not their common mailbox:
 * spouses pay for each other.
 */
export function sharedIdentifiers(one: MarkedPerson, other: MarkedPerson): PersonIdentifier[] {
  const shared = new Set<MarkKind>();
  for (const [value, kinds] of one.kinds) {
    const others = other.kinds.get(value);
    if (!others) continue;
    const same = [...kinds].filter((kind) => others.has(kind));
    const found =
      same.length > 0 ? same : [...kinds, ...others].filter((kind) => kind === 'payer' || kind === 'payout');
    for (const kind of found) shared.add(kind);
  }
  return personIdentifiers.filter((kind) => shared.has(kind));
}
