import { utf8Bytes } from '../bytes.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { AnyGame, Json } from '../types.ts';

/**
 * The bytes whose SHA-256 is the maths hash, and the body of `GET /games/{slug}/maths`: UTF-8 of the canonical JSON
 * (RFC 8785) of the numbers, the version of the rules and what 10,000 golden rounds hash to. Who changes how a game
 * plays without touching a number changes the golden rounds, and with them the hash.
 */
export function mathsBytes(game: Pick<AnyGame, 'maths' | 'rulesVersion' | 'goldenHash'>): Uint8Array {
  const { maths, rulesVersion, goldenHash } = game;
  return utf8Bytes(
    canonicalJson({ golden_rounds: goldenHash, maths: maths as unknown as Json, rules_version: rulesVersion }),
  );
}
