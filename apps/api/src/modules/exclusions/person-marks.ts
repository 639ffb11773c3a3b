import { type MarkKind, type PersonIdentifier, personIdentifiers } from '@goldwren/rules';
import { createSealedBox, type SealedBox } from '../../platform/crypto/sealed-box.ts';
import type { MarkRow } from './exclusions.store.ts';
import type { Mark, NamedPerson } from './person-evidence.ts';

/** A person for the comparison: readable names with birth dates, and hashes of everything else. */
export interface MarkedPerson {
  readonly people: readonly NamedPerson[];
  /** The kinds of each mark, by its value in hexadecimal, with the time when it was stored. Null for a new mark. */
  readonly kinds: ReadonlyMap<string, ReadonlyMap<MarkKind, Date | null>>;
  /** Whether the account has verified its email address. */
  readonly emailVerified: boolean;
}

export function boxOf(key: Buffer): SealedBox {
  return createSealedBox(key);
}

function contextOf(playerId: string): string {
  return `person mark ${playerId}`;
}

/** Builds the stored form of a mark. A name is encrypted for its player's row. */
export function sealedMark(box: SealedBox, playerId: string, { kind, value, person }: Mark) {
  const sealed = person ? box.seal(Buffer.from(JSON.stringify(person)), contextOf(playerId)) : null;
  return { kind, value, sealed };
}

/** Combines the stored marks of a player and new marks into one person. */
export function personOf(box: SealedBox, stored: readonly MarkRow[], marks: readonly Mark[] = []): MarkedPerson {
  const kinds = new Map<string, Map<MarkKind, Date | null>>();
  const add = (value: Buffer, kind: MarkKind, at: Date | null) => {
    const id = value.toString('hex');
    kinds.set(id, (kinds.get(id) ?? new Map()).set(kind, at));
  };
  for (const { kind, value } of marks) add(value, kind, null);
  for (const { kind, value, markedAt } of stored) add(value, kind, markedAt);
  const opened = stored.flatMap(({ playerId, sealed }) =>
    sealed === null ? [] : [JSON.parse(box.open(sealed, contextOf(playerId)).toString()) as NamedPerson],
  );
  return {
    people: [...opened, ...marks.flatMap(({ person }) => (person ? [person] : []))],
    kinds,
    emailVerified: stored.some((row) => row.emailVerified),
  };
}

/**
 * Returns what a person shares with an excluded one.
 * An account that paid for one and is the mailbox of the other is not a shared mailbox, because spouses pay for each
 * other.
 * A contact that was first stored for this person does not count, because a stranger may have typed it into the
 * excluded account.
 */
export function sharedIdentifiers(one: MarkedPerson, excluded: MarkedPerson): PersonIdentifier[] {
  const shared = new Set<MarkKind>();
  for (const [value, kinds] of one.kinds) {
    const others = excluded.kinds.get(value);
    if (!others) continue;
    const same = [...kinds.keys()].filter((kind) => others.has(kind));
    const found =
      same.length > 0
        ? same
        : [...kinds.keys(), ...others.keys()].filter((kind) => kind === 'payer' || kind === 'payout');
    for (const kind of found) {
      const isTyped = kind === 'phone' || (kind === 'email' && !excluded.emailVerified);
      if (!isTyped || !isEarlier(kinds.get(kind), others.get(kind))) shared.add(kind);
    }
  }
  return personIdentifiers.filter((kind) => shared.has(kind));
}

function isEarlier(one: Date | null | undefined, other: Date | null | undefined): boolean {
  return one instanceof Date && (!(other instanceof Date) || one < other);
}
