import * as rules from '@goldwren/rules';

/** A number in a sentence. Numbers in names, such as `W-9`, do not count. */
const written =
  /(?<!\p{L}-?)(?<!\d)\d{1,3}(?:[,\u00a0\u202f]\d{3})+(?:[.,]\d+)?(?!\d)|(?<!\p{L}-?)(?<!\d)\d+(?:[.,]\d+)?/gu;

/**
 * Returns the numbers of a text in plain form: `2,000,000`, `2 000 000` and `2000000` are all `2000000`; `0.50`
 * and `0,5` are `0.5`.
 */
export function numbersIn(text: string): string[] {
  // `3x5` contains two numbers.
  const apart = text.replace(/(?<=\d)x(?=\d)/g, ' × ');
  return (apart.match(written) ?? []).map((number) => {
    const joined = number.replace(/[,\u00a0\u202f](?=\d{3}(?!\d))/g, '').replace(',', '.');
    return String(Number(joined));
  });
}

function valuesIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value === 'number') found.add(String(value));
  // A bigint is an amount in hundredths. Percentages and counts stay unchanged.
  else if (typeof value === 'bigint') found.add(String(value)).add(String(Number(value) / 100));
  else if (typeof value === 'string') for (const number of numbersIn(value)) found.add(number);
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) valuesIn(one, found);
  return found;
}

/** Every number in packages/rules, in the form that people read. */
export const ruledNumbers: ReadonlySet<string> = valuesIn({ ...rules }, new Set());

/**
 * Returns numbers of a text that are in no rule.
 * @param allowed Other numbers that the text may contain, each with a reason.
 */
export function unruledNumbers(text: string, allowed: Readonly<Record<string, string>> = {}): string[] {
  return numbersIn(text).filter((number) => !ruledNumbers.has(number) && !(number in allowed));
}

/** Numbers as words, from three up: `one` is also a pronoun, and `two` often counts neighbouring words. */
const spelled =
  /\b(?:three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety|hundred|thousand|million|trois|quatre|cinq|sept|huit|neuf|dix|douze|quinze|vingt|trente|soixante|cent|mille)\b/giu;

/**
 * Returns handwritten numbers in a message source, as figures or words. They should be constants of
 * packages/rules instead. Comments, imports, link targets and computed values (`${…}`) do not count.
 * @param allowed Names such as `W-9`.
 */
export function handwrittenNumbers(source: string, allowed: readonly string[] = []): string[] {
  let text = source
    .replace(/^import[\s\S]*?;$/gm, '')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\]\([a-z0-9/-]+\)/g, ']')
    .replace(/\\u[0-9a-f]{4}/gi, ' ');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\$\{[^{}]*\}/g, '');
  }
  const strings = text.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  const bare = allowed.reduce((left, name) => left.replaceAll(name, ''), strings.join('\n'));
  return [...(bare.match(/\d+(?:[.,]\d+)*/g) ?? []), ...(bare.match(spelled) ?? [])];
}
