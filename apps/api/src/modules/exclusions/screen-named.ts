import type { ExclusionOccasion, FoundVerdict } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { nameLikeness } from '../names/public.ts';
import { selectProfile } from './exclusions.store.ts';
import { findExcluded } from './find-excluded.ts';
import { marksOf, type NamedPerson } from './person-evidence.ts';
import { boxOf, personOf } from './person-marks.ts';
import { screenWithin } from './screen.ts';

/** A name that a player signs with, and the postal address next to it. */
export interface SignedName {
  readonly name: string;
  readonly address: string;
}

/** Screens a player under a name that they sign with, such as the one on a tax form. Like `screenWithin`. */
export async function screenSignature(
  tx: Db,
  key: Buffer,
  playerId: string,
  occasion: ExclusionOccasion,
  { name, address }: SignedName,
): Promise<FoundVerdict | null> {
  const { birthDate } = await selectProfile(tx, playerId);
  return screenWithin(tx, key, playerId, occasion, {
    people: [{ firstName: name, lastName: '', birthDate }],
    addresses: [address],
  });
}

/** What an anonymous form says about the person who sent it. */
export interface AnonymousForm {
  readonly fullName: string;
  /** `YYYY-MM-DD`; a form that came by mail may have none. */
  readonly birthDate: string | null;
  readonly address: string;
}

export interface FormScreening {
  /** How the account is held. */
  readonly hold: FoundVerdict | null;
  /** The form is in the name of a person who has excluded themselves. */
  readonly namesExcluded: boolean;
}

/**
 * Screens a form that anybody can send for the account of another. Only a form in the account holder's own name says
 * something about the holder and is stored as evidence: a stranger must not be able to hold the account with a name of
 * their choice.
 */
export async function screenForm(
  tx: Db,
  key: Buffer,
  playerId: string,
  occasion: ExclusionOccasion,
  form: AnonymousForm,
): Promise<FormScreening> {
  const holder = await selectProfile(tx, playerId);
  const written = { firstName: form.fullName, lastName: '' };
  const people: NamedPerson[] = form.birthDate === null ? [] : [{ ...written, birthDate: form.birthDate }];
  if (isLike(written, holder) && (form.birthDate ?? holder.birthDate) === holder.birthDate) {
    const hold = await screenWithin(tx, key, playerId, occasion, { people, addresses: [form.address] });
    return { hold, namesExcluded: hold === 'exact' };
  }
  const hold = await screenWithin(tx, key, playerId, occasion);
  const found = await findExcluded(tx, key, personOf(boxOf(key), [], marksOf(key, { people })), playerId);
  return { hold, namesExcluded: found.some(({ verdict }) => verdict === 'exact') };
}

function isLike(written: Omit<NamedPerson, 'birthDate'>, holder: Omit<NamedPerson, 'birthDate'>): boolean {
  return ['same', 'contained', 'alike'].includes(nameLikeness(written, holder));
}
