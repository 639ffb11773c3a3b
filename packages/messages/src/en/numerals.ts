const numerals = [
  'no',
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Small counts in letters: `three`, and `no` for none. */
export function spelled(count: number): string {
  return numerals[count] ?? String(count);
}

/** A place in a row, 1 first: `second`. */
export function ordinal(place: number): string {
  return ordinals[place] ?? `${place}th`;
}
