/**
 * What people may write where the house mails it on or prints it: names and postal addresses that hold no link, so that
 * nobody can have a text of theirs sent to a stranger.
 */

const separators = /[ \u00a0'’ʼ·・-]+/u;
/** `Wren`, `St.`, `J.R.R.`, `J.R`: a dot ends a word or stands between single letters, so `evil.com` and `t.co` are none. */
const part = /^(?:\p{L}[\p{L}\p{M}]*\.?|(?:\p{L}\p{M}*\.)+\p{L}\p{M}*\.?)$/u;

/** A scheme, a host or a mailbox: `//`, `www.` wherever it stands, `@` in its spellings, or a word, a dot and a word without a space. */
const link = /[@＠﹫]|:\s*\/|\/\/|www[.。．]|[\p{L}\p{N}-]{2,}[.。．｡]\p{L}{2,}/iu;

/** A person's name in any script: letters, marks, spaces, hyphens, apostrophes, and dots of initials. */
export function isPersonName(text: string): boolean {
  const parts = text.split(separators).filter((piece) => piece !== '');
  return parts.length > 0 && parts.every((piece) => part.test(piece)) && !link.test(text);
}

/** A postal address: any text without a link. Digits, commas, `#`, `/` and lines are all fine. */
export function isPostalAddress(text: string): boolean {
  return !link.test(text);
}
