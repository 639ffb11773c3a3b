import {
  birthLikeness,
  compareWithExcluded,
  type ExclusionComparison,
  exclusionVerdicts,
  type InCommon,
} from '@goldwren/rules';
import { nameLikeness } from '../names/public.ts';
import { legacyNameMark, type NamedPerson } from './person-evidence.ts';
import { type MarkedPerson, sharedIdentifiers } from './person-marks.ts';

export interface Comparison extends ExclusionComparison {
  /** The name of the subject that was compared. Null when no name is known. */
  readonly named: NamedPerson | null;
}

/**
 * Decides whether the subject is the excluded person. Every name of one is compared with every name of the other, and
 * the strongest result counts.
 * @param key the key of the legacy hashes, which were used before marks.
 */
export function comparePeople(key: Buffer, subject: MarkedPerson, excluded: MarkedPerson): Comparison {
  const contacts = { identifiers: sharedIdentifiers(subject, excluded), emailVerified: excluded.emailVerified };
  const withoutName: Comparison = {
    ...compareWithExcluded({ ...contacts, name: 'different', birthDate: 'different' }),
    named: subject.people[0] ?? null,
  };
  const all = subject.people.flatMap((named) =>
    likenessesOf(key, named, excluded).map((likeness) => ({
      ...compareWithExcluded({ ...contacts, ...likeness }),
      named,
    })),
  );
  return all.reduce((best, one) => (isStronger(one, best) ? one : best), withoutName);
}

function likenessesOf(key: Buffer, named: NamedPerson, excluded: MarkedPerson): Pick<InCommon, 'name' | 'birthDate'>[] {
  const matchesLegacyHash = excluded.kinds.get(legacyNameMark(key, named).toString('hex'))?.has('legacy_name') === true;
  return [
    ...(matchesLegacyHash ? [{ name: 'same', birthDate: 'same' } as const] : []),
    ...excluded.people.map((other) => ({
      name: nameLikeness(named, other),
      birthDate: birthLikeness(named.birthDate, other.birthDate),
    })),
  ];
}

function isStronger(one: Comparison, best: Comparison): boolean {
  const [a, b] = [exclusionVerdicts.indexOf(one.verdict), exclusionVerdicts.indexOf(best.verdict)];
  return a === b ? one.reasons.length > best.reasons.length : a > b;
}
