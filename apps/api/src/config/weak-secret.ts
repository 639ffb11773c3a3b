/** Fewer different characters than 32 random hexadecimal digits have, but for one draw in ten million. */
const fewestDifferent = 7;
/** A run of neighbours as long as this is typed, not drawn. */
const longestRun = 10;

/** What makes a secret easy to guess although it is long enough, or null. For secrets made by `openssl rand` always null. */
export function weaknessOf(secret: string): string | null {
  if (new Set(secret).size < fewestDifferent) return 'has too few different characters';
  if (repeatsItself(secret)) return 'repeats itself';
  if (hasRun(secret)) return 'holds a row of neighbours such as 0123456789';
  return null;
}

/** True when the text is a shorter one written again and again, the last time perhaps not to its end. */
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
