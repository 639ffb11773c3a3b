import { formats } from '../formats.ts';

/** Errors of the player's own part of a client seed. In a file of its own because every game loads it. */
export const clientSeed = {
  tooLong: (max: number) => `Use at most ${max} ${formats.plural(max, { one: 'character', other: 'characters' })}.`,
  invalid: 'Use letters, digits, hyphens and underscores.',
};
