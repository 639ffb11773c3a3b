import { fromHex, toHex } from '../../bytes.ts';
import { sameJson } from '../../canonical-json.ts';
import type { AnyGame } from '../../types.ts';
import { parseAmount } from '../amounts.ts';
import type { Cryptography } from '../cryptography.ts';
import {
  deriveRoundKey,
  deriveRoundSecret,
  formatOutcomeSeed,
  isClientSeed,
  isHash,
  sessionCommitMessage,
} from '../keys/derive-keys.ts';
import { findChainBreaks } from '../seed-chain/seed-chain.ts';
import { compareAmounts, type RoundMismatch, replayOrNull } from '../verify-round.ts';
import { sumRounds } from './build-statement.ts';
import {
  chainLinkMessage,
  chainStartMessage,
  type RoundRecord,
  type SessionStatement,
  statementBytes,
} from './session-statement.ts';

/** What the browser stored about a session, and what the server reports after its end. */
export type SessionClaim = {
  session: string;
  /** Stored since the start of the session. */
  outcomeSeed: string;
  /** x_0 of the seed chain. Stored since the start of the session. Null for a session without a chain. */
  chainStart: string | null;
  /** Stored since the start of the session. */
  mathsHash: string;
  /** The revealed session seed in hex. */
  sessionSeed: string;
  /** Number of settled rounds in the fairness log of the client. 0 without a log. */
  roundsSeen: number;
  /** All rounds that the server reports, in the order of their nonces. */
  rounds: readonly RoundRecord[];
  statement: SessionStatement;
  /** 64 bytes in hex. */
  signature: string;
  /** Raw Ed25519 public key, 32 bytes in hex. It is pinned or comes from /api/fairness/keys. */
  publicKey: string;
};

export type SessionMismatch =
  | { code: 'maths_not_here' | 'seed_malformed' | 'outcome_seed' | 'signature' }
  /** This field of the statement does not match the rounds and the session. */
  | { code: 'statement'; field: keyof SessionStatement }
  /** The server reports fewer rounds than the client saw settled. */
  | { code: 'rounds_missing' }
  /** The nonce at this position is wrong: a round is missing, repeated or out of order. */
  | { code: 'nonces'; at: number }
  /** The client seed of the round does not continue the seed chain: the browser of the session did not play it. */
  | { code: 'seed_chain'; nonce: number }
  /** The secret of the round cannot be derived from the session seed. */
  | { code: 'round_secret'; nonce: number }
  | { code: 'round'; nonce: number; what: RoundMismatch };

export type SessionVerdict = { ok: boolean; mismatches: SessionMismatch[]; roundsChecked: number };

/**
 * Verifies an ended session. It compares the seed with the commitment, every secret with the seed, every payout with the
 * replayed round, and the signed statement with all rounds.
 */
export async function verifySession(
  cryptography: Cryptography,
  game: AnyGame,
  claim: SessionClaim,
): Promise<SessionVerdict> {
  const found: SessionMismatch[] = [];
  if (game.mathsHash !== claim.mathsHash) found.push({ code: 'maths_not_here' });
  if (isHash(claim.sessionSeed)) found.push(...(await checkSeed(cryptography, game, claim)));
  else found.push({ code: 'seed_malformed' });
  if (claim.rounds.length < claim.roundsSeen) found.push({ code: 'rounds_missing' });
  for (const [at, { nonce }] of claim.rounds.entries()) if (nonce !== at) found.push({ code: 'nonces', at });
  found.push(...(await checkChain(cryptography, claim)));
  found.push(...(await checkStatement(cryptography, claim)));
  return { ok: found.length === 0, mismatches: found, roundsChecked: claim.rounds.length };
}

async function checkChain(
  cryptography: Cryptography,
  { chainStart, rounds }: SessionClaim,
): Promise<SessionMismatch[]> {
  if (chainStart === null) return [];
  const breaks = await findChainBreaks(
    cryptography,
    chainStart,
    rounds.map(({ client_seed }) => String(client_seed)),
  );
  return breaks.map((nonce) => ({ code: 'seed_chain', nonce }));
}

async function checkSeed(cryptography: Cryptography, game: AnyGame, claim: SessionClaim): Promise<SessionMismatch[]> {
  const found: SessionMismatch[] = [];
  const seed = fromHex(claim.sessionSeed);
  const digest = await cryptography.sha256(sessionCommitMessage(seed));
  if (formatOutcomeSeed(digest) !== claim.outcomeSeed) found.push({ code: 'outcome_seed' });
  for (const [nonce, record] of claim.rounds.entries()) {
    const secret = await deriveRoundSecret(cryptography.hmac, seed, nonce);
    if (toHex(secret) !== record.round_secret) found.push({ code: 'round_secret', nonce });
    if (game.mathsHash !== claim.mathsHash) continue;
    const what = await checkRound(cryptography, game, secret, { ...record, nonce });
    found.push(...what.map((code) => ({ code: 'round' as const, nonce, what: code })));
  }
  return found;
}

async function checkRound(
  cryptography: Cryptography,
  game: AnyGame,
  secret: Uint8Array,
  record: RoundRecord,
): Promise<RoundMismatch[]> {
  if (!isClientSeed(record.client_seed)) return ['client_seed'];
  const { client_seed: clientSeed, nonce } = record;
  const parts = { slug: game.maths.slug, mathsHash: game.mathsHash, clientSeed, nonce };
  const roundKey = await deriveRoundKey(cryptography.hmac, secret, parts);
  const replayed = replayOrNull(game, roundKey, record.choice, record.actions);
  return replayed === null ? ['not_playable'] : compareAmounts(replayed, record, record);
}

/** Builds the statement from the rounds and stored values of the claim. Returns null if an amount is malformed. */
async function buildExpectedStatement(
  { sha256 }: Cryptography,
  { session, outcomeSeed, chainStart, mathsHash, rounds }: SessionClaim,
): Promise<SessionStatement | null> {
  try {
    let link = await sha256(chainStartMessage(session));
    for (const record of rounds) link = await sha256(chainLinkMessage(link, record));
    const held = {
      session,
      outcome_seed: outcomeSeed,
      chain_start: chainStart,
      maths_hash: mathsHash,
      rounds: rounds.length,
    };
    return { ...held, ...sumRounds(rounds), rounds_hash: toHex(link) };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function checkStatement(cryptography: Cryptography, claim: SessionClaim): Promise<SessionMismatch[]> {
  const { statement, signature, publicKey } = claim;
  const expected = await buildExpectedStatement(cryptography, claim);
  if (expected === null) return [{ code: 'statement', field: 'rounds_hash' }];
  const fields = Object.keys(expected) as (keyof SessionStatement)[];
  const found: SessionMismatch[] = fields
    .filter((field) => !sameJson(statement[field], expected[field]))
    .map((field) => ({ code: 'statement', field }));
  if (!(await isSigned(cryptography, statement, signature, publicKey))) found.push({ code: 'signature' });
  return found;
}

/** Returns whether a received statement has the right types. Data of the server is not trusted before this check. */
function isWellFormed(statement: SessionStatement) {
  const { session, outcome_seed, chain_start, maths_hash, rounds, staked, paid, rounds_hash } = statement;
  const texts: unknown[] = [session, outcome_seed, maths_hash, rounds_hash];
  const amounts: unknown[] = [staked?.gold, staked?.sweeps, paid?.gold, paid?.sweeps];
  return (
    Number.isSafeInteger(rounds) &&
    (chain_start === null || isHash(chain_start)) &&
    texts.every((text) => typeof text === 'string' && /^[ -~]*$/.test(text)) &&
    amounts.every((amount) => parseAmount(amount) !== null)
  );
}

async function isSigned(
  { ed25519 }: Cryptography,
  statement: SessionStatement,
  signature: string,
  publicKey: string,
): Promise<boolean> {
  if (!/^[0-9a-f]{128}$/.test(signature) || !isHash(publicKey) || !isWellFormed(statement)) return false;
  return ed25519(fromHex(publicKey), fromHex(signature), statementBytes(statement));
}
