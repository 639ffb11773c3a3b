import type { Db } from '../../platform/database.ts';
import { selectNameAndBirthYear } from '../players/public.ts';
import { selectVerifiedPerson } from './review/case.store.ts';

/** Returns the player's name and birth year: from a passed identity review, else as entered at registration. */
export async function readKnownPerson(db: Db, playerId: string): Promise<{ name: string; birthYear: number }> {
  const verified = await selectVerifiedPerson(db, playerId);
  if (!verified) return selectNameAndBirthYear(db, playerId);
  const { firstName, lastName, birthDate } = verified;
  return { name: `${firstName} ${lastName}`, birthYear: Number(birthDate.slice(0, 4)) };
}
