/** Short forms of names and addresses, for places that do not need them in full: staff lists, recent winners. */

/** `Robin W.` */
export function shortName(firstName: string, lastName: string): string {
  const initial = [...lastName.trim()][0];
  return initial === undefined ? firstName : `${firstName} ${initial.toUpperCase()}.`;
}

/** Shortens a full name to its first word and the initial of its last: `Robin van Wren` → `Robin W.` */
export function shortFullName(fullName: string): string {
  const words = fullName.trim().split(/\s+/u);
  return shortName(words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : '');
}

/**
 * Enough to distinguish two addresses, but not enough to write to them: `robin@example.test` →
 * `r•••@example.test`.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = [...email];
  return at < 1 ? '•••' : `${first}•••${email.slice(at)}`;
}
