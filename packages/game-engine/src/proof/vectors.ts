import { asciiBytes, fromHex, toHex } from '../bytes.ts';
import { formatAmount } from '../fairness/amounts.ts';
import type { Hmac, Sha256 } from '../fairness/cryptography.ts';
import {
  buildClientSeed,
  deriveRoundKey,
  deriveRoundSecret,
  outcomeSeed,
  roundCommitment,
} from '../fairness/keys/derive-keys.ts';
import { rotationMessage } from '../fairness/keys/key-rotation.ts';
import { buildSeedChain } from '../fairness/seed-chain/seed-chain.ts';
import { seedChainLength } from '../fairness/seed-chain/seed-chain-length.ts';
import { buildStatement } from '../fairness/sessions/build-statement.ts';
import { type RoundRecord, statementBytes } from '../fairness/sessions/session-statement.ts';
import { countPaidSamples, estimateWinChance } from '../fairness/win-chance.ts';
import { computePayout } from '../payout.ts';
import { getDefaultAction, replayRound } from '../replay.ts';
import { createRng } from '../rng/rng.ts';
import type { AnyGame, CurrencyCode } from '../types.ts';
import type { ProvedGame, VectorRound } from './game-proof.ts';

/** Bytes 00 … 1f. */
export const vectorSessionSeed = Uint8Array.from({ length: 32 }, (_, i) => i);
export const vectorClientSeed = 'night-owl-00112233445566778899aabbccddeeff';
const vectorOwnText = 'night-owl';
/** The last link of the seed chain, bytes 20 … 3f. */
const vectorLastLink = Uint8Array.from({ length: 32 }, (_, i) => i + 32);
const keyIdDigits = 16;
const chanceDecimals = 9;
const vectorSession = '0199a0a0-0000-7000-8000-000000000001';

/** Synchronous functions. `sign` uses the Ed25519 key of RFC 8032 §7.1 test 1, whose public key is below. */
export type VectorCryptography = { hmac: Hmac; sha256: Sha256; sign(message: Uint8Array): Uint8Array };

/** Published values from RFC 4231 §4.2–4.3, RFC 8439 §2.3.2 and appendix A.1, and RFC 8032 §7.1. */
const knownAnswers = {
  hmac_sha256: [
    {
      key: '0b'.repeat(20),
      message: toHex(asciiBytes('Hi There')),
      mac: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    },
    {
      key: toHex(asciiBytes('Jefe')),
      message: toHex(asciiBytes('what do ya want for nothing?')),
      mac: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    },
  ],
  chacha20_keystream: {
    key: '00'.repeat(32),
    first_block:
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  },
  ed25519_public_key: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
};

/** The public key of RFC 8032 §7.1 test 2. In the vector of a rotation, it replaces that of test 1. */
const nextPublicKey = '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c';

function keyOf({ hmac }: VectorCryptography, game: AnyGame, nonce: number, clientSeed = vectorClientSeed) {
  const secret = deriveRoundSecret(hmac, vectorSessionSeed, nonce);
  const parts = { slug: game.maths.slug, mathsHash: game.mathsHash, clientSeed, nonce };
  return { secret, key: deriveRoundKey(hmac, secret, parts) };
}

/** The default action of the position before each action. */
function defaultActions(game: AnyGame, key: Uint8Array, { choice, actions }: VectorRound) {
  if (game.kind === 'instant') return {};
  return { default_actions: actions.map((_, at) => getDefaultAction(game, key, choice, actions.slice(0, at))) };
}

function roundVector(cryptography: VectorCryptography, game: AnyGame, round: VectorRound) {
  const { secret, key } = keyOf(cryptography, game, round.nonce);
  const { steps, raiseX100, result } = replayRound(game, key, round.choice, round.actions);
  return {
    about: round.about,
    slug: game.maths.slug,
    maths_hash: game.mathsHash,
    client_seed: vectorClientSeed,
    nonce: round.nonce,
    choice: round.choice,
    actions: round.actions,
    ...defaultActions(game, key, round),
    round_secret: toHex(secret),
    commitment: roundCommitment(cryptography.sha256, secret),
    round_key: toHex(key),
    steps: steps.map(({ events, raiseX100: raise_x100 }) => ({ raise_x100, events })),
    raise_x100: raiseX100,
    pay_x100: result?.payX100 ?? null,
  };
}

function recordOf(
  cryptography: VectorCryptography,
  game: AnyGame,
  { nonce, choice, actions }: VectorRound,
  currency: CurrencyCode,
  clientSeed: string,
): RoundRecord {
  const { secret, key } = keyOf(cryptography, game, nonce, clientSeed);
  const { raiseX100, result } = replayRound(game, key, choice, actions);
  const stake = BigInt(game.maths.stakes[currency][0] as number);
  return {
    nonce,
    currency,
    stake: formatAmount(stake),
    raised: formatAmount(computePayout(stake, raiseX100)),
    payout: formatAmount(computePayout(stake, result?.payX100 ?? 0)),
    client_seed: clientSeed,
    choice,
    actions,
    round_secret: toHex(secret),
  };
}

function statementVector(cryptography: VectorCryptography, game: AnyGame, rounds: readonly VectorRound[]) {
  const [chainStart, ...links] = vectorChain(cryptography);
  const records = rounds.map((round, index) =>
    recordOf(
      cryptography,
      game,
      round,
      index % 2 === 0 ? 'gold' : 'sweeps',
      buildClientSeed(vectorOwnText, links[round.nonce] as string),
    ),
  );
  const session = {
    session: vectorSession,
    outcome_seed: outcomeSeed(cryptography.sha256, vectorSessionSeed),
    chain_start: chainStart as string,
    maths_hash: game.mathsHash,
  };
  const statement = buildStatement(cryptography.sha256, session, records);
  const signature = toHex(cryptography.sign(statementBytes(statement)));
  const publicKey = knownAnswers.ed25519_public_key;
  return { records, statement, signature, public_key: publicKey, key_id: keyIdOf(cryptography, publicKey) };
}

function keyIdOf({ sha256 }: Pick<VectorCryptography, 'sha256'>, publicKey: string): string {
  return toHex(sha256(fromHex(publicKey))).slice(0, keyIdDigits);
}

/** The estimated chance of a win for each choice. The chance is text, because the vectors have no other fractions. */
function withheldVector(game: AnyGame) {
  return game.choices.map((choice) => ({
    slug: game.maths.slug,
    choice,
    paid_of_2000: countPaidSamples(game, choice),
    chance: estimateWinChance(game, choice).toFixed(chanceDecimals),
  }));
}

function rotationVector(cryptography: VectorCryptography) {
  const previous = knownAnswers.ed25519_public_key;
  return {
    previous_public_key: previous,
    previous_id: keyIdOf(cryptography, previous),
    public_key: nextPublicKey,
    id: keyIdOf(cryptography, nextPublicKey),
    signature: toHex(cryptography.sign(rotationMessage(previous, nextPublicKey))),
  };
}

/** Returns x_0, x_1 … of the chain in hex. */
function vectorChain({ sha256 }: VectorCryptography): string[] {
  return buildSeedChain(sha256, vectorLastLink).map(toHex);
}

function wordVector() {
  const key = fromHex(knownAnswers.chacha20_keystream.key);
  const drawn = (n: number) => {
    const rng = createRng(key);
    return Array.from({ length: 8 }, () => rng.below(n));
  };
  const rng = createRng(key);
  const shuffled = createRng(key).shuffle([0, 1, 2, 3, 4, 5, 6, 7]);
  return {
    key: toHex(key),
    words: Array.from({ length: 8 }, () => rng.u32()),
    below_52: drawn(52),
    // A quarter of all words is drawn again.
    below_3221225473: drawn(3221225473),
    shuffled_0_to_7: shuffled,
  };
}

/** Returns the vectors for the page of a game in docs/games/rules. */
export function buildGameVectors(cryptography: VectorCryptography, { entry, proof }: ProvedGame) {
  return proof.vectors.map((round) => roundVector(cryptography, entry.game, round));
}

/**
 * Returns the vectors for docs/games/fairness-gw3.md.
 * @param ended a game whose vectors are a whole session from nonce 0
 */
export function buildSchemeVectors(cryptography: VectorCryptography, ended: ProvedGame) {
  const { hmac, sha256 } = cryptography;
  return {
    known_answers: knownAnswers,
    words: wordVector(),
    session: {
      session_seed: toHex(vectorSessionSeed),
      outcome_seed: outcomeSeed(sha256, vectorSessionSeed),
      rounds: [0, 1, 2].map((nonce) => {
        const secret = deriveRoundSecret(hmac, vectorSessionSeed, nonce);
        return { nonce, round_secret: toHex(secret), commitment: roundCommitment(sha256, secret) };
      }),
    },
    seed_chain: {
      last_link: toHex(vectorLastLink),
      length: seedChainLength,
      first_links: vectorChain(cryptography).slice(0, 4),
    },
    ended_session: statementVector(cryptography, ended.entry.game, ended.proof.vectors),
    key_rotation: rotationVector(cryptography),
    withheld_rounds: withheldVector(ended.entry.game),
  };
}

/** Formats vectors for a page, with one line for each event, record or other short value. */
export function formatVectors(vectors: unknown, indent = ''): string {
  const flat = JSON.stringify(vectors);
  if (flat.length + indent.length <= 110 || vectors === null || typeof vectors !== 'object') return flat;
  const inner = `${indent}  `;
  if (Array.isArray(vectors)) {
    return `[\n${vectors.map((item) => inner + formatVectors(item, inner)).join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(vectors).map(([name, value]) => `${inner}"${name}": ${formatVectors(value, inner)}`);
  return `{\n${fields.join(',\n')}\n${indent}}`;
}
