import { utf8Bytes } from '../bytes.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { AnyGame, Json } from '../types.ts';

/**
 * Returns the bytes whose SHA-256 is the maths hash. They are also the body of `GET /games/{slug}/maths`. The bytes are the
 * canonical JSON (RFC 8785) of the numbers, the version of the rules and the hash of 10,000 golden rounds, in UTF-8. A
 * change to the play of a game without a changed number changes the golden rounds, and therefore the maths hash.
 */
export function buildMathsBytes(game: Pick<AnyGame, 'maths' | 'rulesVersion' | 'goldenHash'>): Uint8Array {
  const { maths, rulesVersion, goldenHash } = game;
  return utf8Bytes(
    canonicalJson({ golden_rounds: goldenHash, maths: maths as unknown as Json, rules_version: rulesVersion }),
  );
}
