import { deriveRoundKey, deriveRoundSecret } from '../src/fairness/keys/derive-keys.ts';
import { vectorClientSeed, vectorSessionSeed } from '../src/proof/vectors.ts';
import { gameBySlug } from '../src/registry.ts';
import { getDefaultAction, replayRound } from '../src/replay.ts';
import { chacha20Block, chacha20State } from '../src/rng/chacha20.ts';
import { nodeHmac } from './node-crypto.ts';

/**
 * Finds rounds for the vectors of docs/games/rules. Prints the first nonce in the session of the vectors with:
 *   node scripts/find-round.ts SLUG event NAME       a round with an event of this type, after one default action
 *   node scripts/find-round.ts SLUG event NAME TEXT  the same, and the JSON of the event contains the text
 *   node scripts/find-round.ts SLUG rejected SIZE    a shuffle of SIZE cards that has to draw a word again
 */
const [slug = '', what = '', argument = '', text = ''] = process.argv.slice(2);
const game = gameBySlug(slug)?.game;
if (game === undefined) throw new Error(`Unknown game ${slug}.`);
const { mathsHash } = game;

function hasEvent(roundKey: Uint8Array): boolean {
  const choice = game?.choices[0] ?? {};
  if (game === undefined) return false;
  const action = getDefaultAction(game, roundKey, choice, []);
  const { result } = replayRound(game, roundKey, choice, action === null ? [] : [action]);
  return result?.events.some((event) => event.type === argument && JSON.stringify(event).includes(text)) ?? false;
}

const block = new Int32Array(16);

/** Word i of a shuffle chooses one of n = size − i places. The highest 2^32 mod n words are drawn again. */
function hasRejection(roundKey: Uint8Array): boolean {
  const state = chacha20State(roundKey);
  for (let at = 0; at < Number(argument) - 1; at++) {
    if (at % 16 === 0) {
      chacha20Block(state, block);
      state[12] = (state[12] as number) + 1;
    }
    const n = Number(argument) - at;
    if ((block[at % 16] as number) >>> 0 >= 2 ** 32 - (2 ** 32 % n)) return true;
  }
  return false;
}

const found = what === 'rejected' ? hasRejection : hasEvent;
for (let nonce = 0; ; nonce++) {
  const secret = deriveRoundSecret(nodeHmac, vectorSessionSeed, nonce);
  const parts = { slug, mathsHash, clientSeed: vectorClientSeed, nonce };
  if (!found(deriveRoundKey(nodeHmac, secret, parts))) continue;
  process.stdout.write(`${slug} ${what} ${argument}: nonce ${nonce}\n`);
  break;
}
