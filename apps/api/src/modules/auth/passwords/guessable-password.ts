import { brand } from '@goldwren/rules';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Of 0–4: fewer than a million guesses for whoever tries the likely ones first. */
const guessableScore = 1;

const estimator = new ZxcvbnFactory({
  // Of its lists only the passwords: ordinary words make a fine passphrase.
  dictionary: { 'passwords-common': dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
  useLevenshteinDistance: false,
  // What is long enough is safe whatever it repeats, and the time this takes grows with the cube of the length.
  maxLength: 40,
});

/**
 * Would this password be among the first that are tried? Common ones, repeats, runs along the keyboard, and what is
 * made of the brand's or the person's own name and email.
 */
export function isGuessablePassword(password: string, own: readonly string[]): boolean {
  const words = [brand.name, ...own.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length > 2);
  return estimator.check(password, words).score <= guessableScore;
}
