import { type MarkKind, normalisedAddress, normalisedEmail, phoneToE164 } from '@goldwren/rules';
import { keyedHash } from '../../platform/crypto/keyed-hash.ts';
import { type PersonName, writtenForm } from '../names/public.ts';

/** A name with its birth date: as entered, or as an identity document shows it. */
export interface NamedPerson extends PersonName {
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
}

/** What is known about a person. Absent fields are unknown. */
export interface PersonEvidence {
  readonly people?: readonly NamedPerson[];
  readonly email?: string;
  readonly phone?: string | null;
  /** Postal addresses, as written. */
  readonly addresses?: readonly string[];
  /** Number of an identity document, as printed. */
  readonly document?: string;
  /** The paying account: the email address that the payment provider reports. */
  readonly payer?: string;
  /** The payout account: an email address, or bank details as typed. */
  readonly payout?: string;
}

export interface Mark {
  readonly kind: MarkKind;
  readonly value: Buffer;
  /** The name that `value` was computed from. Only for names. */
  readonly person?: NamedPerson;
}

/** North American numbers are hashed without their country code, as they were before marks existed. */
function phoneText(phone: string): string {
  return phone.startsWith('+1') && phone.length === '+12125550147'.length ? phone.slice(2) : phone.slice(1);
}

/** Keeps only letters and digits, because numbers of documents and accounts are printed with and without gaps. */
function compact(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A bank account number has at least this many digits. */
const minAccountDigits = 6;

/**
 * Returns the marks of an account that pays or is paid.
 * At payment providers, the account is an email address. It is hashed as an email, so it also matches the address of a
 * profile.
 * Bank details are free text. Their digits are hashed, as written and in any order of their groups.
 */
function accountMarks(key: Buffer, account: string): Buffer[] {
  const email = /[^\s<>"]+@[^\s<>"]+/u.exec(account)?.[0];
  if (email) return [keyedHash(key, 'excluded email', normalisedEmail(email))];
  const groups = account.normalize('NFKC').match(/\d+/g) ?? [];
  const texts = [groups.join(''), [...groups].sort().join('')].filter((text) => text.length >= minAccountDigits);
  return (texts.length > 0 ? texts : [compact(account)]).map((text) => keyedHash(key, 'person account', text));
}

export function birthDateMark(key: Buffer, birthDate: string): Buffer {
  return keyedHash(key, 'person birth date', birthDate);
}

/** Returns the mark of a name with its birth date. The order and script of the words do not matter. */
export function nameMark(key: Buffer, { firstName, lastName, birthDate }: NamedPerson): Buffer {
  return keyedHash(key, 'person name', `${writtenForm(`${firstName} ${lastName}`).words}|${birthDate}`);
}

/** Returns the hash that was used for names before marks existed. It is only looked up, never stored. */
export function legacyNameMark(key: Buffer, { firstName, lastName, birthDate }: NamedPerson): Buffer {
  const name = [firstName, lastName].map((part) => part.trim().toLowerCase()).join('|');
  return keyedHash(key, 'excluded person', `${name}|${birthDate}`);
}

/** Returns the marks of everything that is known about a person, without duplicates. */
export function marksOf(key: Buffer, evidence: PersonEvidence): Mark[] {
  const marks: Mark[] = [];
  const add = (kind: MarkKind, use: string, text: string | null | undefined) => {
    if (text) marks.push({ kind, value: keyedHash(key, use, text) });
  };
  for (const person of evidence.people ?? []) {
    marks.push({ kind: 'name', value: nameMark(key, person), person });
    marks.push({ kind: 'birth_date', value: birthDateMark(key, person.birthDate) });
  }
  const phone = phoneToE164(evidence.phone ?? null);
  add('email', 'excluded email', evidence.email && normalisedEmail(evidence.email));
  add('phone', 'excluded phone', phone && phoneText(phone));
  for (const address of evidence.addresses ?? []) add('address', 'person address', normalisedAddress(address));
  add('document', 'person document', evidence.document && compact(evidence.document));
  for (const value of evidence.payer ? accountMarks(key, evidence.payer) : []) marks.push({ kind: 'payer', value });
  for (const value of evidence.payout ? accountMarks(key, evidence.payout) : []) marks.push({ kind: 'payout', value });
  const seen = new Set<string>();
  return marks.filter(({ kind, value }) => {
    const id = `${kind} ${value.toString('hex')}`;
    return !seen.has(id) && seen.add(id);
  });
}
