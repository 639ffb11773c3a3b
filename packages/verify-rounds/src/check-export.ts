import type { AnyGame } from '@goldwren/game-engine';
import { fromHex, toHex } from '@goldwren/game-engine';
import {
  type Cryptography,
  deriveRoundSecret,
  findKey,
  formatOutcomeSeed,
  isHash,
  type SessionMismatch,
  sessionCommitMessage,
  verifyRound,
  verifySession,
} from '@goldwren/game-engine/fairness';
import { type CheckableRound, type ExportedRound, type ExportedSession, parseExport } from './parse-export.ts';
import { describeRoundMismatch, describeSessionMismatch } from './sentences.ts';

export type { ExportedRound, ExportedSession } from './parse-export.ts';
export { MalformedExport, parseExport } from './parse-export.ts';

/** What can be wrong with a session: with its statement and secrets, or with the shown part of a round. */
export type SessionProblem = SessionMismatch['code'] | 'commitment' | 'events';

interface Report {
  readonly slug: string;
  /** True if everything in the file matches. This alone does not prove who made the file. See the other fields. */
  readonly ok: boolean;
  /** Problems, one sentence each. */
  readonly problems: readonly string[];
}

export interface SessionReport extends Report {
  readonly session: string;
  readonly rounds: number;
  /** ID of the key that the file names. */
  readonly keyId: string;
  /** False if the reader gave no key. The signature was then not checked, and nothing proves who made the file. */
  readonly keyWasGiven: boolean;
  /** The kinds of the problems, for sentences in another language. */
  readonly codes: readonly SessionProblem[];
}

export interface RoundReport extends Report {
  readonly nonce: number;
  readonly commitment: string;
  /** True if the reader gave the commitment. False if it came with the file, so it does not prove when it was made. */
  readonly commitmentWasGiven: boolean;
}

/** What the reader knows from a source other than the file. */
export interface Known {
  /** Public keys of the operator, 32 bytes in hex each. Without any, signatures are not checked. */
  readonly keys?: readonly string[];
  /** Commitment of a single round in hex, stored before the round was played. */
  readonly commitment?: string | undefined;
}

export type GameLookup = (slug: string, mathsHash: string) => AnyGame | undefined;

/** Checks one round against its secret. @param commitment from the file, or from the reader */
async function checkReplay(
  cryptography: Cryptography,
  game: AnyGame,
  round: CheckableRound,
  commitment = round.commitment,
) {
  const { nonce, currency, stake, client_seed: clientSeed, choice, actions } = round;
  const held = {
    mathsHash: game.mathsHash,
    commitment,
    nonce,
    currency,
    stake,
    clientSeed,
    choice,
    actions,
    shown: [],
  };
  return (await verifyRound(cryptography, game, held, round)).mismatches;
}

async function checkSession(
  cryptography: Cryptography,
  gameByMaths: GameLookup,
  exported: ExportedSession,
  keys: readonly string[],
): Promise<SessionReport> {
  const { session_id: session, rounds, maths } = exported;
  const { slug } = exported.game;
  const game = gameByMaths(slug, maths.hash);
  const keyWasGiven = keys.length > 0;
  const report = (found: readonly { code: SessionProblem; text: string }[]): SessionReport => ({
    ...{ session, slug, rounds: rounds.length, keyId: exported.key_id, keyWasGiven, ok: found.length === 0 },
    problems: [...new Set(found.map(({ text }) => text))],
    codes: [...new Set(found.map(({ code }) => code))],
  });
  const describe = (found: SessionMismatch) => ({ code: found.code, text: describeSessionMismatch(found) });
  if (!game) return report([describe({ code: 'maths_not_here' })]);
  const claim = {
    ...{ session, mathsHash: maths.hash, outcomeSeed: exported.outcome_seed, sessionSeed: exported.server_seed },
    chainStart: exported.statement.chain_start ?? null,
    ...{ roundsSeen: 0, rounds, statement: exported.statement, signature: exported.signature },
    publicKey: (await findKey(cryptography, keys, exported.key_id)) ?? '',
  };
  const { mismatches } = await verifySession(cryptography, game, claim);
  const problems: { code: SessionProblem; text: string }[] = mismatches
    .filter(({ code }) => keyWasGiven || code !== 'signature')
    .map(describe);
  for (const round of rounds) {
    // `verifySession` checks everything else.
    for (const code of await checkReplay(cryptography, game, round))
      if (code === 'commitment' || code === 'events')
        problems.push({ code, text: describeRoundMismatch(round.nonce, code) });
  }
  return report(problems);
}

/** Checks that the secret of a round comes from the session seed, and the seed from its commitment. */
async function checkSessionSeed(cryptography: Cryptography, round: ExportedRound): Promise<string[]> {
  const { server_seed: seed, nonce } = round;
  if (seed === null) return [];
  if (!isHash(seed)) return [describeSessionMismatch({ code: 'seed_malformed' })];
  const problems: string[] = [];
  const digest = await cryptography.sha256(sessionCommitMessage(fromHex(seed)));
  if (formatOutcomeSeed(digest) !== round.outcome_seed)
    problems.push(describeSessionMismatch({ code: 'outcome_seed' }));
  const secret = toHex(await deriveRoundSecret(cryptography.hmac, fromHex(seed), nonce));
  if (secret !== round.round_secret) problems.push(describeSessionMismatch({ code: 'round_secret', nonce }));
  return problems;
}

async function checkRound(
  cryptography: Cryptography,
  gameByMaths: GameLookup,
  round: ExportedRound,
  given: string | undefined,
): Promise<RoundReport> {
  const { nonce, maths } = round;
  const { slug } = round.game;
  const game = gameByMaths(slug, maths.hash);
  const mismatches = game
    ? await checkReplay(cryptography, game, round, given ?? round.commitment)
    : (['maths_not_here'] as const);
  const seedProblems = game ? await checkSessionSeed(cryptography, round) : [];
  const problems = [...mismatches.map((code) => describeRoundMismatch(nonce, code)), ...seedProblems];
  const commitment = given ?? round.commitment;
  return { slug, nonce, commitment, commitmentWasGiven: given !== undefined, ok: problems.length === 0, problems };
}

export type FileReport = { sessions: SessionReport[] } | { round: RoundReport };

/**
 * Verifies every session of an export, or a single round.
 * @throws MalformedExport
 */
export async function checkExport(
  cryptography: Cryptography,
  gameByMaths: GameLookup,
  data: unknown,
  { keys, commitment }: Known & { readonly keys: readonly string[] },
): Promise<FileReport> {
  const exported = parseExport(data);
  if ('round' in exported) return { round: await checkRound(cryptography, gameByMaths, exported.round, commitment) };
  const sessions: SessionReport[] = [];
  for (const session of exported.sessions) sessions.push(await checkSession(cryptography, gameByMaths, session, keys));
  return { sessions };
}
