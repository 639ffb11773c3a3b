import { brand } from '@goldwren/rules';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** A score of 0–4. Score 1 means fewer than a million guesses when likely passwords are tried first. */
const guessableScore = 1;

const estimator = new ZxcvbnFactory({
  // Uses only the list of passwords, because ordinary words make a good passphrase.
  dictionary: { 'passwords-common': dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
  useLevenshteinDistance: false,
  // Longer passwords are safe even with repetitions. The estimator's time grows with the cube of the length.
  maxLength: 40,
});

/**
 * Returns whether attackers would try this password early: common passwords, repetitions, keyboard runs, and variants
 * of the brand or of the person's own name and email.
 */
export function isGuessablePassword(password: string, own: readonly string[]): boolean {
  const words = [brand.name, ...own.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length > 2);
  return estimator.check(password, words).score <= guessableScore;
}
