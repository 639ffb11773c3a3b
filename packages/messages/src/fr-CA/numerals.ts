const numerals = [
  'aucun',
  ...['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  ...['onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf', 'vingt'],
];
const ordinals = ['', 'premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'];

/** Small counts in letters, for masculine nouns: `trois`. */
export function spelled(count: number): string {
  return numerals[count] ?? String(count);
}

/** An ordinal for masculine nouns, starting at 1: `deuxième`. */
export function ordinal(place: number): string {
  return ordinals[place] ?? `${place}e`;
}
