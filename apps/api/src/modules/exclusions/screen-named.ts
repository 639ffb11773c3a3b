import type { ExclusionOccasion, FoundVerdict } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { nameLikeness } from '../names/public.ts';
import { selectProfile } from './exclusions.store.ts';
import { findExcluded } from './find-excluded.ts';
import { marksOf, type NamedPerson } from './person-evidence.ts';
import { boxOf, personOf } from './person-marks.ts';
import { screenWithin } from './screen.ts';

/** A name with which a player signs, and the postal address next to it. */
export interface SignedName {
  readonly name: string;
  readonly address: string;
}

/** Screens a player under a name with which they sign, such as the one on a tax form. Works like `screenWithin`. */
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

/** The sender's data on a form that does not require an account. */
export interface AnonymousForm {
  readonly fullName: string;
  /** `YYYY-MM-DD`. A form that came by mail may have none. */
  readonly birthDate: string | null;
  readonly address: string;
}

export interface FormScreening {
  /** How the account is held. */
  readonly hold: FoundVerdict | null;
  /** Whether the form has the name of a self-excluded person. */
  readonly namesExcluded: boolean;
}

/**
 * Screens a form that anyone can send for another person's account.
 * Only a form in the account holder's own name is stored as evidence. Otherwise a stranger could block the account with
 * a name of their choice.
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
