/** How spellings of one address, person or reference are recognised as the same. Values are compared as this file writes them. */

/**
 * The one spelling of an email address: without spaces around it and with the capitals A to Z in lower case. It is applied
 * where an address enters, and this spelling is stored, counted and compared. Other letters stay as they are: PostgreSQL
 * and JavaScript do not agree on their lower case, and an address of an account has none (`canonicalEmailPattern`).
 */
export function canonicalEmail(typed: string): string {
  return typed.trim().replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}

/**
 * What an address of an account is made of: printable ASCII without spaces and capitals. The database checks the same.
 * Accents, full-width letters, zero-width characters and the like are refused: several spellings would look like one address.
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

/** A postal address likewise, whoever lives there. */
export function normalisedAddress(address: string): string {
  return bare(address);
}

/**
 * The postal addresses that a name with a mailing address may contain, as written: all of it, what follows the first line
 * or comma, and what follows the first number. The name before an address is written in many ways, with and without a
 * separator, so each of these is compared with addresses that have no name before them.
 */
export function addressesOfMailing(nameAndAddress: string): string[] {
  const [, afterSeparator = ''] = /[\n,;]([\s\S]*)$/.exec(nameAndAddress.trim()) ?? [];
  const [fromNumber = ''] = /\p{N}[\s\S]*$/u.exec(nameAndAddress) ?? [];
  return [nameAndAddress, afterSeparator, fromNumber].filter((address) => bare(address) !== '');
}

/**
 * A reference of a payment or a code of a gift card, however it was typed: without spaces and punctuation, in capitals.
 * Two payouts never share one.
 */
export function canonicalReference(typed: string): string {
  const signs = typed.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
  return signs.toUpperCase() || typed.trim();
}
