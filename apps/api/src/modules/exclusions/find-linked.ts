import type { PersonIdentifier } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { nameLikeness } from '../names/public.ts';
import { selectMarks, selectPlayersWith } from './exclusions.store.ts';
import { byPlayer } from './find-excluded.ts';
import { boxOf, type MarkedPerson, personOf } from './person-marks.ts';

/** Another account with an identifier, or a name and birth date, of the same or of a similar person. */
export interface LinkedPerson {
  readonly playerId: string;
  readonly kinds: readonly (PersonIdentifier | 'same_person' | 'similar_person')[];
}

/**
 * Returns accounts that have something in common with this one. Names are only compared between people of the same birth
 * date, so the cost does not grow with the number of players.
 * @param limit the most accounts that are compared for identifiers, and for birth dates.
 */
export async function findLinkedPeople(db: Db, key: Buffer, playerId: string, limit: number): Promise<LinkedPerson[]> {
  const own = await selectMarks(db, [playerId]);
  const valuesOf = (isBirthDate: boolean) =>
    own.filter(({ kind }) => (kind === 'birth_date') === isBirthDate).map(({ value }) => value);
  const others = new Set([
    ...(await selectPlayersWith(db, valuesOf(false), playerId, limit)),
    ...(await selectPlayersWith(db, valuesOf(true), playerId, limit)),
  ]);
  const box = boxOf(key);
  const subject = personOf(box, own);
  const rows = byPlayer(await selectMarks(db, [...others]));
  return [...rows].flatMap(([id, marks]) => {
    const kinds = kindsInCommon(subject, personOf(box, marks));
    return kinds.length > 0 ? [{ playerId: id, kinds }] : [];
  });
}

function kindsInCommon(one: MarkedPerson, other: MarkedPerson): LinkedPerson['kinds'] {
  const shared = new Set<LinkedPerson['kinds'][number]>();
  for (const [value, kinds] of one.kinds) {
    for (const kind of kinds.keys()) {
      // A name counts below, with its birth date and spelling.
      if (kind === 'name' || kind === 'birth_date' || kind === 'legacy_name') continue;
      if (other.kinds.get(value)?.has(kind)) shared.add(kind);
    }
  }
  const likenesses = one.people.flatMap((person) =>
    other.people.filter(({ birthDate }) => birthDate === person.birthDate).map((twin) => nameLikeness(person, twin)),
  );
  if (likenesses.some((likeness) => likeness === 'same' || likeness === 'contained')) shared.add('same_person');
  else if (likenesses.includes('alike')) shared.add('similar_person');
  return [...shared];
}
