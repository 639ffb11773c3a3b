import { formats } from './formats.ts';

/** What may be wrong with a player's own part of a client seed; small, since it comes with every game. */
export const clientSeed = {
  tooLong: (max: number) => `Use at most ${max} ${formats.plural(max, { one: 'character', other: 'characters' })}.`,
  invalid: 'Use letters, digits, hyphen and underscore.',
};
