/** Suit symbols on a 24 × 24 field. The four shapes are distinct; the red color only repeats that. */
export const suitPaths: Readonly<Record<string, string>> = {
  S: 'M12 1.5C15 6.5 22 9.5 22 15A5 5 0 0 1 13.2 18.2Q13.4 21 16 22.5H8Q10.6 21 10.8 18.2A5 5 0 0 1 2 15C2 9.5 9 6.5 12 1.5Z',
  H: 'M12 22C8 16.5 1.5 13 1.5 7.5A5.3 5.3 0 0 1 12 5.7A5.3 5.3 0 0 1 22.5 7.5C22.5 13 16 16.5 12 22Z',
  D: 'M12 1C14.5 5.5 17.5 9 21 12C17.5 15 14.5 18.5 12 23C9.5 18.5 6.5 15 3 12C6.5 9 9.5 5.5 12 1Z',
  C: 'M12 1.5A5 5 0 0 1 16 9.5A5 5 0 1 1 13.2 17.5Q13.5 21 16 22.5H8Q10.5 21 10.8 17.5A5 5 0 1 1 8 9.5A5 5 0 0 1 12 1.5Z',
};

type Place = readonly [x: number, y: number];

/** Symbol positions on a 60 × 84 face: columns of three or four, and positions between two rows of the middle column. */
const [left, middle, right] = [21, 30, 39];
const [top, center, foot] = [15.5, 42, 68.5];
const [upper, lower] = [33.2, 50.8];

const column = (x: number, ys: readonly number[]): Place[] => ys.map((y) => [x, y]);
const sides = (...ys: number[]): Place[] => [...column(left, ys), ...column(right, ys)];
const between = (...ys: number[]): Place[] => column(middle, ys);

/** Centers of the symbols for 2 to 10. Those in the lower half are upside down. */
export const pipPlaces: Readonly<Record<string, readonly Place[]>> = {
  2: between(top, foot),
  3: between(top, center, foot),
  4: sides(top, foot),
  5: [...sides(top, foot), ...between(center)],
  6: sides(top, center, foot),
  7: [...sides(top, center, foot), ...between(28.7)],
  8: [...sides(top, center, foot), ...between(28.7, 55.3)],
  9: [...sides(top, upper, lower, foot), ...between(center)],
  T: [...sides(top, upper, lower, foot), ...between(24.3, 59.7)],
};
