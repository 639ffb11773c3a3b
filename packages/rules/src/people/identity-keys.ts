/** Canonical spellings of addresses, people and references. Values are compared only in this form. */

/**
 * Returns the canonical spelling of an email address: trimmed, with A to Z in lower case. It is applied where
 * an address enters, and only this spelling is stored, counted and compared. Other letters stay unchanged
 * because PostgreSQL and JavaScript do not agree on their lower case. An account's address has no such letters
 * (`canonicalEmailPattern`).
 */
export function canonicalEmail(typed: string): string {
  return typed.trim().replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}

/**
 * Characters of an account's email address: printable ASCII without spaces and capitals. The database checks
 * the same pattern. Accents, full-width letters, zero-width characters and similar are rejected because
 * different spellings would look like one address.
 */
export const canonicalEmailPattern = '^[!-@[-~]+$';

/** Providers that ignore dots in the local part. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** `Jo.Doe+promo@GoogleMail.com` → `jodoe@gmail.com`. */
export function normalisedEmail(email: string): string {
  const [local = '', domain = ''] = canonicalEmail(email).split('@');
  const bare = local.split('+')[0] ?? '';
  return dotless.has(domain) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`;
}

function bare(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Name and postal address without case, accents, punctuation and spacing. */
export function normalisedNameAndAddress(fullName: string, address: string): string {
  return `${bare(fullName)}|${bare(address)}`;
}

/** The same for a postal address without a name. */
export function normalisedAddress(address: string): string {
  return bare(address);
}

/**
 * Returns the possible postal addresses in a text with name and address. These are the whole text, the part after the
 * first line or comma, and the part from the first number. People write the name before an address in many ways, with and
 * without a separator. So each of these is compared with addresses that have no name.
 */
export function addressesOfMailing(nameAndAddress: string): string[] {
  const [, afterSeparator = ''] = /[\n,;]([\s\S]*)$/.exec(nameAndAddress.trim()) ?? [];
  const [fromNumber = ''] = /\p{N}[\s\S]*$/u.exec(nameAndAddress) ?? [];
  return [nameAndAddress, afterSeparator, fromNumber].filter((address) => bare(address) !== '');
}

/**
 * Returns the canonical form of a payment reference or gift card code: without spaces and punctuation, in
 * capitals. Each payout has a different one.
 */
export function canonicalReference(typed: string): string {
  const signs = typed.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
  return signs.toUpperCase() || typed.trim();
}
