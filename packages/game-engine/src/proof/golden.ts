import { toHex } from '../bytes.ts';
import { deriveRoundKey, type Hmac, roundCommitmentMessage, roundKeyMessage, seedCommitment } from '../fairness.ts';
import { jacksOrBetterPoker } from '../games/jacks-or-better-poker/index.ts';
import { starlightFortune } from '../games/starlight-fortune/index.ts';
import { replayRound } from '../replay.ts';
import { createRng } from '../rng/rng.ts';
import type { AnyGame } from '../types.ts';

const serverSeed = Uint8Array.from({ length: 32 }, (_, i) => i);
const clientSeed = 'night-owl_7';

type Cryptography = { hmac: Hmac<Uint8Array>; sha256(message: Uint8Array): Uint8Array };

function roundVector({ hmac, sha256 }: Cryptography, game: AnyGame, nonce: number, actions: unknown[]) {
  const parts = { slug: game.maths.slug, mathsHash: game.mathsHash, clientSeed, nonce };
  const roundKey = deriveRoundKey(hmac, serverSeed, parts);
  const rng = createRng(roundKey);
  const scaled = createRng(roundKey);
  const opened = game.kind === 'decision' ? replayRound(game, roundKey, {}, []).view : {};
  const { result } = replayRound(game, roundKey, {}, actions);
  return {
    message: String.fromCharCode(...roundKeyMessage(parts)),
    round_key: toHex(roundKey),
    round_commitment: toHex(sha256(roundCommitmentMessage(roundKey))),
    first_words: Array.from({ length: 8 }, () => rng.u32()),
    first_below_32: Array.from({ length: 8 }, () => scaled.below(32)),
    opened,
    actions: actions as never[],
    events: result?.events ?? [],
    pay_x100: result?.payX100 ?? 0,
  };
}

/** Every step of gw1 for fixed seeds: printed in docs/games/fairness-gw1.md, frozen in golden.test.ts. */
export function goldenVectors(cryptography: Cryptography) {
  return {
    server_seed: toHex(serverSeed),
    outcome_seed: seedCommitment(cryptography.sha256(serverSeed)),
    client_seed: clientSeed,
    starlight: roundVector(cryptography, starlightFortune, 0, []),
    jacks: roundVector(cryptography, jacksOrBetterPoker, 1, [{ type: 'hold', positions: [0, 2] }]),
  };
}
