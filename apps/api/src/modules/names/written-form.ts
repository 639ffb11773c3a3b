import anyAscii from 'any-ascii';

/** The normalized form of a name for comparisons: without script, accents, case, punctuation and word order. */
export interface WrittenForm {
  /** The words in alphabetical order, separated by one space. */
  readonly words: string;
  readonly wordCount: number;
  /** The phonetic form: transliterations of one sound become equal, and vowels are removed. */
  readonly sound: string;
}

/** Spellings of one sound, applied in this order. They vary in romanized Arabic, Russian, Chinese and Spanish names. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/tsch|tch|ch/g, 'c'],
  [/sch|sh/g, 's'],
  [/ph/g, 'f'],
  [/kh|gh|q|ck|g/g, 'k'],
  [/dh|zh|dj/g, 'd'],
  [/th/g, 't'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/(.)\1+/g, '$1'],
];

function soundOf(word: string): string {
  const spelled = sounds.reduce((text, [from, to]) => text.replace(from, to), word);
  return (spelled.slice(0, 1).replace(/[aeiouy]/, 'a') + spelled.slice(1).replace(/[aeiouyh]/g, '')).replace(
    /(.)\1+/g,
    '$1',
  );
}

/** Particles and titles that are often left out of a name. */
const fillers = new Set(['al', 'el', 'ul', 'bin', 'ibn', 'bint', 'de', 'del', 'la', 'van', 'von', 'der', 'mr', 'mrs']);

/** any-ascii converts Chinese characters to `XiJinPing`, with a capital for each character. */
function spaced(original: string, ascii: string): string {
  return /\p{Script=Han}/u.test(original) ? ascii.replace(/(?<=[a-z])(?=[A-Z])/g, ' ') : ascii;
}

/** Cyrillic letters and the Latin letters that they look like. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', ѕ: 's', і: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't' },
  ...{ у: 'y', х: 'x', ԁ: 'd', ԛ: 'q', ԝ: 'w', һ: 'h', ӏ: 'l' },
};

/** Replaces Cyrillic letters in words of mixed script. Such a word is a disguise, like `Rоbin` with a Cyrillic о. */
function undisguised(name: string): string {
  return name.replace(/[\p{L}\p{M}]+/gu, (word) =>
    /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word)
      ? [...word.toLowerCase()].map((letter) => lookAlikes[letter] ?? letter).join('')
      : word,
  );
}

/** `"PUTIN, Vladimir"`, `"Владимир Путин"` → `putin vladimir`. */
export function writtenForm(name: string): WrittenForm {
  const plain = undisguised(name.normalize('NFKD').replace(/\p{M}/gu, ''));
  const ascii = spaced(name, anyAscii(plain)).toLowerCase();
  const all = ascii.replace(/['’`.]/g, '').match(/[a-z0-9]+/g) ?? [];
  const weighty = all.filter((word) => !fillers.has(word));
  const words = (weighty.length > 0 ? weighty : all).sort();
  return {
    words: words.join(' '),
    wordCount: words.length,
    sound: words
      .map(soundOf)
      .filter((word) => word !== '')
      .sort()
      .join(' '),
  };
}
