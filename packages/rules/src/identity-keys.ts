/** How people who write themselves differently are recognised as one, for limits per person. */

/** Providers that ignore dots in the local part. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** `Jo.Doe+promo@GoogleMail.com` → `jodoe@gmail.com`. */
export function normalisedEmail(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
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
