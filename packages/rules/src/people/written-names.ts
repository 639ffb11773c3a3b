/**
 * Rules for names and postal addresses that are printed or sent in emails. They must not contain a link.
 * Otherwise someone could make the product send their own text to a stranger.
 */

const separators = /[ \u00a0'’ʼ·・-]+/u;
/**
 * `Wren`, `St.`, `J.R.R.`, `J.R`: a dot ends a word or is between single letters, so `evil.com` and `t.co` do
 * not match.
 */
const part = /^(?:\p{L}[\p{L}\p{M}]*\.?|(?:\p{L}\p{M}*\.)+\p{L}\p{M}*\.?)$/u;

/**
 * A scheme, a host or a mailbox: `//`, `www.` anywhere, `@` in all its spellings, or a word, a dot and a word
 * without a space.
 */
const link = /[@＠﹫]|:\s*\/|\/\/|www[.。．]|[\p{L}\p{N}-]{2,}[.。．｡]\p{L}{2,}/iu;

/** A person's name in any script: letters, marks, spaces, hyphens, apostrophes, and dots after initials. */
export function isPersonName(text: string): boolean {
  const parts = text.split(separators).filter((piece) => piece !== '');
  return parts.length > 0 && parts.every((piece) => part.test(piece)) && !link.test(text);
}

/** A postal address: any text without a link. Digits, commas, `#`, `/` and line breaks are allowed. */
export function isPostalAddress(text: string): boolean {
  return !link.test(text);
}
