import type { GameEvent } from '@goldwren/game-engine';
import type { KeyRotation, RoundRecord, SessionClaim } from '@goldwren/game-engine/fairness';

/** A round with everything that a check needs. */
export type CheckableRound = RoundRecord & { commitment: string; events: GameEvent[] };

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
  /**
   * ID of the key that verifies the signature: the first 16 hex digits of its SHA-256. The file does not contain the key,
   * because a person who forges a file can sign it with a key of their own.
   */
  key_id: string;
  rounds: CheckableRound[];
}

/** A settled round in the download of its proof, `round-<nonce>.json`. It is the round record of the API. */
export interface ExportedRound extends CheckableRound {
  game: { slug: string };
  maths: { hash: string };
  outcome_seed: string;
  /** Session seed in hex. Null until the session has ended. */
  server_seed: string | null;
}

/** How the operator replaced a key, as the browser verified it. The file still does not prove the first key. */
export interface ExportedRotation extends KeyRotation {
  public_key: string;
}

/** The content of a file: an export of sessions, or one round. */
export type Exported = { sessions: ExportedSession[]; rotations: ExportedRotation[] } | { round: ExportedRound };

/** The file contains neither sessions nor a settled round nor signed answers. */
export class MalformedExport extends Error {
  constructor(what: string) {
    super(`This file is neither an exported session nor a downloaded round nor evidence: ${what}.`);
    this.name = 'MalformedExport';
  }
}

type Fields = Record<string, unknown>;

export function readFields(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new MalformedExport(`${what} is missing`);
  return value as Fields;
}

export function readList(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw new MalformedExport(`${what} is not a list`);
  return value;
}

export function readText(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new MalformedExport(`${what} is not a string`);
  return value;
}

function readRound(value: unknown): CheckableRound {
  const round = readFields(value, 'a round');
  for (const name of ['stake', 'raised', 'payout', 'client_seed', 'round_secret', 'commitment']) {
    readText(round[name], `${name} of a round`);
  }
  // Nothing else in a single round depends on the currency.
  if (round.currency !== 'gold' && round.currency !== 'sweeps')
    throw new MalformedExport('currency of a round is not gold or sweeps');
  for (const name of ['actions', 'events']) readList(round[name], `${name} of a round`);
  readFields(round.choice, 'choice of a round');
  if (!Number.isSafeInteger(round.nonce) || Number(round.nonce) < 0)
    throw new MalformedExport('nonce of a round is not a whole number');
  return round as unknown as CheckableRound;
}

function readGame(value: Fields): { game: { slug: string }; maths: { hash: string } } {
  return {
    game: { slug: readText(readFields(value.game, 'game').slug, 'slug') },
    maths: { hash: readText(readFields(value.maths, 'maths').hash, 'maths hash') },
  };
}

function readSession(value: unknown): ExportedSession {
  const session = readFields(value, 'a session');
  const statement = readFields(session.statement, 'statement');
  readFields(statement.staked, 'staked');
  readFields(statement.paid, 'paid');
  const text = (name: string) => readText(session[name], name);
  return {
    session_id: text('session_id'),
    ...readGame(session),
    outcome_seed: text('outcome_seed'),
    server_seed: text('server_seed'),
    statement: statement as unknown as SessionClaim['statement'],
    signature: text('signature'),
    key_id: text('key_id'),
    rounds: readList(session.rounds, 'rounds').map(readRound),
  };
}

function readSingleRound(round: Fields): ExportedRound {
  const facts = readGame(round);
  if (round.round_secret === null)
    throw new MalformedExport('the round is still open, and its secret is revealed when it is over');
  const seed = round.server_seed;
  return {
    ...readRound(round),
    ...facts,
    outcome_seed: readText(round.outcome_seed, 'outcome_seed'),
    server_seed: seed === null ? null : readText(seed, 'server_seed'),
  };
}

function readRotation(value: unknown): ExportedRotation {
  const rotation = readFields(value, 'a rotation');
  const text = (name: string) => readText(rotation[name], `${name} of a rotation`);
  return { public_key: text('public_key'), previous_id: text('previous_id'), signature: text('signature') };
}

/** Parses an export of sessions or a single round. @throws MalformedExport */
export function parseExport(data: unknown): Exported {
  const file = readFields(data, 'the content');
  if ('sessions' in file) {
    // Files from before the first rotation do not have the list.
    const rotations = readList(file.rotations ?? [], 'rotations').map(readRotation);
    return { sessions: readList(file.sessions, 'sessions').map(readSession), rotations };
  }
  return { round: readSingleRound(file) };
}
