import { brand } from '@goldwren/rules';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** A score of 0–4. Score 1 means fewer than a million guesses when likely passwords are tried first. */
const guessableScore = 1;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** The list of passwords takes 8 MB, so it is loaded for the first password. */
async function createEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({
    // Uses only the list of passwords, because ordinary words make a good passphrase.
    dictionary: { 'passwords-common': dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
    useLevenshteinDistance: false,
    // Longer passwords are safe even with repetitions. The estimator's time grows with the cube of the length.
    maxLength: 40,
  });
}

/**
 * Returns whether attackers would try this password early: common passwords, repetitions, keyboard runs, and variants
 * of the brand or of the person's own name and email.
 */
export async function isGuessablePassword(password: string, own: readonly string[]): Promise<boolean> {
  const words = [brand.name, ...own.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length > 2);
  estimator ??= createEstimator();
  return (await estimator).check(password, words).score <= guessableScore;
}
