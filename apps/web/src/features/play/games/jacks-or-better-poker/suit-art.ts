/** Pips on a 24 × 24 field. Four shapes; red ink only repeats what the shape says. */
export const suitPaths: Readonly<Record<string, string>> = {
  S: 'M12 1.5C15 6.5 22 9.5 22 15A5 5 0 0 1 13.2 18.2Q13.4 21 16 22.5H8Q10.6 21 10.8 18.2A5 5 0 0 1 2 15C2 9.5 9 6.5 12 1.5Z',
  H: 'M12 22C8 16.5 1.5 13 1.5 7.5A5.3 5.3 0 0 1 12 5.7A5.3 5.3 0 0 1 22.5 7.5C22.5 13 16 16.5 12 22Z',
  D: 'M12 1C14.5 5.5 17.5 9 21 12C17.5 15 14.5 18.5 12 23C9.5 18.5 6.5 15 3 12C6.5 9 9.5 5.5 12 1Z',
  C: 'M12 1.5A5 5 0 0 1 16 9.5A5 5 0 1 1 13.2 17.5Q13.5 21 16 22.5H8Q10.5 21 10.8 17.5A5 5 0 1 1 8 9.5A5 5 0 0 1 12 1.5Z',
};

/** Centres of the pips of 2 to 10 on the face, in tenths of its 60 × 84 field; the lower half stands on its head. */
const columns = { left: 22, middle: 30, right: 38 };
const { left, middle, right } = columns;
export const pipPlaces: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  2: [
    [middle, 22],
    [middle, 62],
  ],
  3: [
    [middle, 22],
    [middle, 42],
    [middle, 62],
  ],
  4: [
    [left, 22],
    [right, 22],
    [left, 62],
    [right, 62],
  ],
  5: [
    [left, 22],
    [right, 22],
    [middle, 42],
    [left, 62],
    [right, 62],
  ],
  6: [
    [left, 22],
    [right, 22],
    [left, 42],
    [right, 42],
    [left, 62],
    [right, 62],
  ],
  7: [
    [left, 22],
    [right, 22],
    [middle, 32],
    [left, 42],
    [right, 42],
    [left, 62],
    [right, 62],
  ],
  8: [
    [left, 22],
    [right, 22],
    [middle, 32],
    [left, 42],
    [right, 42],
    [middle, 52],
    [left, 62],
    [right, 62],
  ],
  9: [
    [left, 20],
    [right, 20],
    [left, 35],
    [right, 35],
    [middle, 42],
    [left, 49],
    [right, 49],
    [left, 64],
    [right, 64],
  ],
  T: [
    [left, 20],
    [right, 20],
    [middle, 27.5],
    [left, 35],
    [right, 35],
    [left, 49],
    [right, 49],
    [middle, 56.5],
    [left, 64],
    [right, 64],
  ],
};

/**
 * The figures, engraved on a 64 × 64 field: a wren of the watch (jack), a rose crown (queen), an arched crown (king),
 * a sunburst (ace).
 */
export const figurePaths: Readonly<Record<string, { body: string; cuts: string }>> = {
  J: {
    body: 'M10 18C14 26 17 30 23 33C22 46 30 54 41 54C52 54 58 46 58 36L63 31L56 29C54 22 50 19 44 19C37 19 33 23 30 29C22 29 15 26 10 18Z M32 55L30 63H33L35 55Z M42 55V63H45V55Z',
    cuts: 'M30 38C37 42 44 40 48 35M32 43C38 46 44 45 48 41M35 48C40 50 44 49 47 46M50 26.5A1.5 1.5 0 1 1 49.9 26.5M14 23L26 31M24 62H52',
  },
  Q: {
    body: 'M8 50L4 22L18 34L24 12L32 30L40 12L46 34L60 22L56 50Z M10 53H54V59H10Z M4 15A3.5 3.5 0 1 1 3.9 15Z M24 4.5A3.5 3.5 0 1 1 23.9 4.5Z M40 4.5A3.5 3.5 0 1 1 39.9 4.5Z M60 15A3.5 3.5 0 1 1 59.9 15Z',
    cuts: 'M32 36A6 6 0 1 1 31.9 36M32 39A3 3 0 1 1 31.9 39M12 46H22M42 46H52M12 42H20M44 42H52M13 56H51M32 30V34',
  },
  K: {
    body: 'M30 2H34V6H38V10H34V14C46 12 58 18 58 30C58 38 54 44 52 50H12C10 44 6 38 6 30C6 18 18 12 30 14V10H26V6H30Z M11 53H53V60H11Z',
    cuts: 'M32 16V48M30 16C20 22 18 36 22 48M34 16C44 22 46 36 42 48M10 30C14 26 18 24 22 24M54 30C50 26 46 24 42 24M14 44H50M14 56.5H50',
  },
  A: {
    body: 'M32 4L36 18L46 8L44 22L58 18L48 29L62 34L48 38L57 50L43 45L44 60L34 49L28 62L25 48L12 56L18 43L3 44L15 34L4 24L19 24L14 10L26 19Z',
    cuts: 'M32 22A11 11 0 1 1 31.9 22M32 25.5A7.5 7.5 0 1 1 31.9 25.5',
  },
};
