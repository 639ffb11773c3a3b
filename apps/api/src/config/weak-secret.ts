/** Only one in ten million strings of 32 random hexadecimal digits has fewer different characters than this. */
const fewestDifferent = 7;
/** A run of consecutive characters this long was typed, not generated. */
const longestRun = 10;

/** Returns why a secret of sufficient length is easy to guess, or null. Always null for secrets from `openssl rand`. */
export function findWeakness(secret: string): string | null {
  if (new Set(secret).size < fewestDifferent) return 'has too few different characters';
  if (repeatsItself(secret)) return 'repeats itself';
  if (hasRun(secret)) return 'contains consecutive characters such as 0123456789';
  return null;
}

/** True when the text repeats a shorter text. The last repetition may be incomplete. */
function repeatsItself(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period += 1) {
    if (text.slice(period) === text.slice(0, -period)) return true;
  }
  return false;
}

function hasRun(text: string): boolean {
  let length = 1;
  for (let index = 1; index < text.length; index += 1) {
    length = text.charCodeAt(index) === text.charCodeAt(index - 1) + 1 ? length + 1 : 1;
    if (length >= longestRun) return true;
  }
  return false;
}
