/** How people are named where their whole name and address are not needed: staff lists, recent winners. */

/** `Robin W.` */
export function shortName(firstName: string, lastName: string): string {
  const initial = [...lastName.trim()][0];
  return initial === undefined ? firstName : `${firstName} ${initial.toUpperCase()}.`;
}

/** A name in one piece as far as its first word and the initial of its last: `Robin van Wren` → `Robin W.` */
export function shortFullName(fullName: string): string {
  const words = fullName.trim().split(/\s+/u);
  return shortName(words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : '');
}

/** Enough to tell two apart, too little to write to: `robin@example.test` → `r•••@example.test`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = [...email];
  return at < 1 ? '•••' : `${first}•••${email.slice(at)}`;
}
