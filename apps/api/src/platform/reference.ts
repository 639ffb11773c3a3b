import { randomInt } from 'node:crypto';

/** Digits and capitals, without those that look or sound alike: no 0/O, 1/I/L, 5/S, 2/Z, 8/B, U/V. */
const alphabet = '34679ACDEFGHJKMNPQRTWXY';
const groups = 2;
const groupLength = 4;

/** Creates a random reference that is easy to read out, such as `FE-7K3M-9QXD` for the prefix `FE`. There are 23^8. */
export function newReference(prefix: string): string {
  const letters = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [prefix, ...Array.from({ length: groups }, letters)].join('-');
}

const typedPattern = new RegExp(`^([A-Z]{2})([${alphabet}]{${groupLength}})([${alphabet}]{${groupLength}})$`);

/** Parses a typed reference, with or without hyphens and in any case. Null for any other text. */
export function parseReference(text: string): string | null {
  const found = typedPattern.exec(text.replace(/[\s-]/g, '').toUpperCase());
  return found ? found.slice(1).join('-') : null;
}

/** Converts a typed reference to the spelling of `newReference`. */
export function typedReference(text: string): string {
  return text.trim().replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
