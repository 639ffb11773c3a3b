import type { AnyGame, GameEvent } from '@goldwren/game-engine';
import {
  type Cryptography,
  type RoundRecord,
  type SessionClaim,
  type SessionDisagreement,
  verifyRound,
  verifySession,
} from '@goldwren/game-engine/fairness';

/** A session as the site exports it; `rounds` are its rounds in the order of their nonces. */
export interface ExportedSession {
  session_id: string;
  game: { slug: string };
  maths: { hash: string };
  outcome_seed: string;
  /** Hex; revealed when the session ended. */
  server_seed: string;
  statement: SessionClaim['statement'];
  /** Hex. */
  signature: string;
  /** Hex; compare it with the one that the house publishes. */
  public_key: string;
  rounds: (RoundRecord & { commitment: string; events: GameEvent[] })[];
}

export interface SessionReport {
  readonly session: string;
  readonly rounds: number;
  readonly ok: boolean;
  /** What does not fit, one short sentence each. */
  readonly problems: readonly string[];
}

/** The file is no export. */
export class MalformedExport extends Error {
  constructor(what: string) {
    super(`This is no export of rounds: ${what}`);
    this.name = 'MalformedExport';
  }
}

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new MalformedExport(`${what} is missing`);
  return value as Fields;
}

function listOf(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw new MalformedExport(`${what} is no list`);
  return value;
}

function textOf(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new MalformedExport(`${what} is no text`);
  return value;
}

function roundOf(value: unknown): ExportedSession['rounds'][number] {
  const round = fieldsOf(value, 'a round');
  for (const name of ['stake', 'raised', 'payout', 'client_seed', 'round_secret', 'commitment', 'currency']) {
    textOf(round[name], `${name} of a round`);
  }
  listOf(round.events, 'events of a round');
  listOf(round.actions, 'actions of a round');
  fieldsOf(round.choice, 'choice of a round');
  if (typeof round.nonce !== 'number') throw new MalformedExport('nonce of a round is no number');
  return round as unknown as ExportedSession['rounds'][number];
}

function sessionOf(value: unknown): ExportedSession {
  const session = fieldsOf(value, 'a session');
  const statement = fieldsOf(session.statement, 'statement');
  fieldsOf(statement.staked, 'staked');
  fieldsOf(statement.paid, 'paid');
  const text = (name: string) => textOf(session[name], name);
  return {
    session_id: text('session_id'),
    game: { slug: textOf(fieldsOf(session.game, 'game').slug, 'slug') },
    maths: { hash: textOf(fieldsOf(session.maths, 'maths').hash, 'maths hash') },
    outcome_seed: text('outcome_seed'),
    server_seed: text('server_seed'),
    statement: statement as unknown as SessionClaim['statement'],
    signature: text('signature'),
    public_key: text('public_key'),
    rounds: listOf(session.rounds, 'rounds').map(roundOf),
  };
}

/** @throws MalformedExport */
export function parseExport(data: unknown): ExportedSession[] {
  return listOf(fieldsOf(data, 'the export').sessions, 'sessions').map(sessionOf);
}

function problemOf(found: SessionDisagreement): string {
  switch (found.code) {
    case 'maths_not_here':
      return 'these numbers and rules are not in this program';
    case 'statement':
      return `the statement disagrees about ${found.field}`;
    case 'nonces':
      return `round ${found.at} is missing, repeated or out of order`;
    case 'round_secret':
      return `the secret of round ${found.nonce} is not of the session seed`;
    case 'round':
      return `round ${found.nonce}: ${found.what} does not fit`;
    case 'seed_malformed':
      return 'the session seed is missing';
    case 'outcome_seed':
      return 'the session seed is not the one fixed at the start';
    case 'signature':
      return 'the statement is not signed with this key';
    case 'rounds_missing':
      return 'rounds are missing';
  }
}

/** What a session's own check leaves open: the events that were shown, and each round's commitment. */
async function shownProblems(
  cryptography: Cryptography,
  game: AnyGame,
  { maths, rounds }: ExportedSession,
): Promise<string[]> {
  const problems: string[] = [];
  for (const round of rounds) {
    const { commitment, nonce, currency, stake, client_seed: clientSeed, choice, actions } = round;
    const held = { mathsHash: maths.hash, commitment, nonce, currency, stake, clientSeed, choice, actions, shown: [] };
    const { disagreements } = await verifyRound(cryptography, game, held, round);
    for (const code of ['commitment', 'events'] as const) {
      if (disagreements.includes(code)) problems.push(`round ${nonce}: ${code} does not fit`);
    }
  }
  return problems;
}

async function checkSession(
  cryptography: Cryptography,
  gameByMaths: GameLookup,
  session: ExportedSession,
): Promise<SessionReport> {
  const { session_id, rounds, maths } = session;
  const game = gameByMaths(session.game.slug, maths.hash);
  const verdict = (problems: readonly string[]): SessionReport => ({
    session: session_id,
    rounds: rounds.length,
    ok: problems.length === 0,
    problems,
  });
  if (!game) return verdict([problemOf({ code: 'maths_not_here' })]);
  const { disagreements } = await verifySession(cryptography, game, {
    session: session_id,
    outcomeSeed: session.outcome_seed,
    mathsHash: maths.hash,
    sessionSeed: session.server_seed,
    roundsSeen: 0,
    rounds,
    statement: session.statement,
    signature: session.signature,
    publicKey: session.public_key,
  });
  const shown = await shownProblems(cryptography, game, session);
  return verdict([...new Set([...disagreements.map(problemOf), ...shown])]);
}

export type GameLookup = (slug: string, mathsHash: string) => AnyGame | undefined;

/**
 * Judges every session of an export by itself alone.
 * @throws MalformedExport
 */
export async function checkExport(
  cryptography: Cryptography,
  gameByMaths: GameLookup,
  data: unknown,
): Promise<SessionReport[]> {
  const reports: SessionReport[] = [];
  for (const session of parseExport(data)) reports.push(await checkSession(cryptography, gameByMaths, session));
  return reports;
}
