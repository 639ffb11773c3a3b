const numerals = [
  'aucun',
  ...['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  ...['onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf', 'vingt'],
];
const ordinals = ['', 'premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'];

/** Small counts in letters, of masculine nouns: `trois`. */
export function spelled(count: number): string {
  return numerals[count] ?? String(count);
}

/** A place in a row of masculine nouns, 1 first: `deuxième`. */
export function ordinal(place: number): string {
  return ordinals[place] ?? `${place}e`;
}
