import type { Db } from '../../platform/database.ts';
import { selectNameAndBirthYear } from '../players/public.ts';
import { selectVerifiedPerson } from './review/case.store.ts';

/** Who a player is as far as anybody knows: as a review found them to be, else as they entered it at registration. */
export async function readKnownPerson(db: Db, playerId: string): Promise<{ name: string; birthYear: number }> {
  const verified = await selectVerifiedPerson(db, playerId);
  if (!verified) return selectNameAndBirthYear(db, playerId);
  const { firstName, lastName, birthDate } = verified;
  return { name: `${firstName} ${lastName}`, birthYear: Number(birthDate.slice(0, 4)) };
}
