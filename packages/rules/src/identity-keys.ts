/** How people who write themselves differently are recognised as one, for limits per person. */

/** Providers that ignore dots in the local part. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** `Jo.Doe+promo@GoogleMail.com` → `jodoe@gmail.com`. */
export function normalisedEmail(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const bare = local.split('+')[0] ?? '';
  return dotless.has(domain) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`;
}

/** Name and postal address without case, accents, punctuation and spacing. */
export function normalisedNameAndAddress(fullName: string, address: string): string {
  const bare = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
  return `${bare(fullName)}|${bare(address)}`;
}
