import { type AnyGame, fromHex, type GameEvent, toHex } from '@goldwren/game-engine';
import {
  type Cryptography,
  type RoundRecord,
  type SessionClaim,
  type SessionMismatch,
  verifyRound,
  verifySession,
} from '@goldwren/game-engine/fairness';

/** A session in the export of the site. `rounds` are in the order of their nonces. */
export interface ExportedSession {
  session_id: string;
  game: { slug: string };
  maths: { hash: string };
  outcome_seed: string;
  /** Session seed in hex, revealed at the end of the session. */
  server_seed: string;
  statement: SessionClaim['statement'];
  /** Signature in hex. */
  signature: string;
  /** The first 16 hex digits of the SHA-256 of the public key that verifies the signature. */
  key_id: string;
  rounds: (RoundRecord & { commitment: string; events: GameEvent[] })[];
}

type ProblemCode = SessionMismatch['code'] | 'commitment' | 'events';

interface Problem {
  readonly code: ProblemCode;
  readonly text: string;
}

export interface SessionReport {
  readonly session: string;
  readonly rounds: number;
  readonly ok: boolean;
  /** Problems of the session, one short sentence each. */
  readonly problems: readonly string[];
  /** The kinds of the problems, for messages in another language. */
  readonly codes: readonly ProblemCode[];
}

/** The file is not a valid export. */
export class MalformedExport extends Error {
  constructor(what: string) {
    super(`This file is not a valid export of rounds: ${what}`);
    this.name = 'MalformedExport';
  }
}

type Fields = Record<string, unknown>;

function readFields(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new MalformedExport(`${what} is missing`);
  return value as Fields;
}

function readList(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw new MalformedExport(`${what} is not a list`);
  return value;
}

function readText(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new MalformedExport(`${what} is not a string`);
  return value;
}

function readRound(value: unknown): ExportedSession['rounds'][number] {
  const round = readFields(value, 'a round');
  for (const name of ['stake', 'raised', 'payout', 'client_seed', 'round_secret', 'commitment', 'currency']) {
    readText(round[name], `${name} of a round`);
  }
  readList(round.events, 'events of a round');
  readList(round.actions, 'actions of a round');
  readFields(round.choice, 'choice of a round');
  if (typeof round.nonce !== 'number') throw new MalformedExport('nonce of a round is not a number');
  return round as unknown as ExportedSession['rounds'][number];
}

function readSession(value: unknown): ExportedSession {
  const session = readFields(value, 'a session');
  const statement = readFields(session.statement, 'statement');
  readFields(statement.staked, 'staked');
  readFields(statement.paid, 'paid');
  const text = (name: string) => readText(session[name], name);
  return {
    session_id: text('session_id'),
    game: { slug: readText(readFields(session.game, 'game').slug, 'slug') },
    maths: { hash: readText(readFields(session.maths, 'maths').hash, 'maths hash') },
    outcome_seed: text('outcome_seed'),
    server_seed: text('server_seed'),
    statement: statement as unknown as SessionClaim['statement'],
    signature: text('signature'),
    key_id: text('key_id'),
    rounds: readList(session.rounds, 'rounds').map(readRound),
  };
}

/** Parses an export. @throws MalformedExport */
export function parseExport(data: unknown): ExportedSession[] {
  return readList(readFields(data, 'the export').sessions, 'sessions').map(readSession);
}

function describeMismatch(found: SessionMismatch): string {
  switch (found.code) {
    case 'maths_not_here':
      return 'this program does not have the maths of the session';
    case 'statement':
      return `the statement does not match the rounds: ${found.field}`;
    case 'nonces':
      return `round ${found.at} is missing, repeated or out of order`;
    case 'round_secret':
      return `the secret of round ${found.nonce} does not derive from the session seed`;
    case 'round':
      return `round ${found.nonce}: ${found.what} does not match`;
    case 'seed_malformed':
      return 'the session seed is missing';
    case 'outcome_seed':
      return 'the session seed does not match the commitment from the start';
    case 'signature':
      return 'the statement is not signed with a trusted key';
    case 'rounds_missing':
      return 'rounds are missing';
  }
}

/** Checks what `verifySession` does not: the shown events and the commitment of each round. */
async function checkShownRounds(
  cryptography: Cryptography,
  game: AnyGame,
  { maths, rounds }: ExportedSession,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const round of rounds) {
    const { commitment, nonce, currency, stake, client_seed: clientSeed, choice, actions } = round;
    const held = { mathsHash: maths.hash, commitment, nonce, currency, stake, clientSeed, choice, actions, shown: [] };
    const { mismatches } = await verifyRound(cryptography, game, held, round);
    for (const code of ['commitment', 'events'] as const) {
      if (mismatches.includes(code)) problems.push({ code, text: `round ${nonce}: ${code} does not match` });
    }
  }
  return problems;
}

/**
 * Finds the trusted key that an export names. The export never brings the key itself, because whoever forges an export can
 * sign it with a key of their own.
 */
async function findKey(
  { sha256 }: Cryptography,
  { key_id }: ExportedSession,
  trustedKeys: readonly string[],
): Promise<string> {
  for (const key of trustedKeys) if (toHex(await sha256(fromHex(key))).startsWith(key_id)) return key;
  return '';
}

async function checkSession(
  cryptography: Cryptography,
  { gameByMaths, trustedKeys }: Trusted,
  session: ExportedSession,
): Promise<SessionReport> {
  const { session_id, rounds, maths } = session;
  const game = gameByMaths(session.game.slug, maths.hash);
  const verdict = (problems: readonly Problem[]): SessionReport => ({
    session: session_id,
    rounds: rounds.length,
    ok: problems.length === 0,
    problems: [...new Set(problems.map(({ text }) => text))],
    codes: [...new Set(problems.map(({ code }) => code))],
  });
  const described = (found: SessionMismatch): Problem => ({ code: found.code, text: describeMismatch(found) });
  if (!game) return verdict([described({ code: 'maths_not_here' })]);
  const { mismatches } = await verifySession(cryptography, game, {
    session: session_id,
    outcomeSeed: session.outcome_seed,
    mathsHash: maths.hash,
    sessionSeed: session.server_seed,
    roundsSeen: 0,
    rounds,
    statement: session.statement,
    signature: session.signature,
    publicKey: await findKey(cryptography, session, trustedKeys),
  });
  return verdict([...mismatches.map(described), ...(await checkShownRounds(cryptography, game, session))]);
}

/** What a check trusts. Neither comes from the export. */
export interface Trusted {
  readonly gameByMaths: (slug: string, mathsHash: string) => AnyGame | undefined;
  /** Public keys of the operator, 32 bytes in hex each. */
  readonly trustedKeys: readonly string[];
}

/**
 * Verifies every session of an export separately.
 * @throws MalformedExport
 */
export async function checkExport(
  cryptography: Cryptography,
  trusted: Trusted,
  data: unknown,
): Promise<SessionReport[]> {
  const reports: SessionReport[] = [];
  for (const session of parseExport(data)) reports.push(await checkSession(cryptography, trusted, session));
  return reports;
}
