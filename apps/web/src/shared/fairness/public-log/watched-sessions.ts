import type { LoggedSession } from './check-session.ts';

/** A session that this browser has not found in the public log yet. */
export interface WatchedSession extends Pick<LoggedSession, 'session' | 'sizeBefore'> {
  /** What is known since its end. Null before. */
  readonly ended: Omit<LoggedSession, 'session' | 'sizeBefore'> | null;
}

const storageKey = 'goldwren-log-sessions';
const keptSessions = 50;

/** Newest first. Empty when storage is blocked. */
export function readWatched(): WatchedSession[] {
  try {
    const sessions: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(sessions) ? sessions.filter((one) => typeof one?.session === 'string') : [];
  } catch {
    return [];
  }
}

function write(sessions: readonly WatchedSession[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(sessions.slice(0, keptSessions)));
  } catch {
    // Without storage, a session is only looked for while its page is open.
  }
}

const others = (session: string) => readWatched().filter((one) => one.session !== session);

/** Remembers the size of the log at the start of a session. */
export function watchSession(session: string, sizeBefore: number): void {
  if (!readWatched().some((one) => one.session === session)) {
    write([{ session, sizeBefore, ended: null }, ...readWatched()]);
  }
}

/** Whether an ended session was not found in the log yet. */
export function isWaitingForLog(): boolean {
  return readWatched().some(({ ended }) => ended !== null);
}

/** Returns about the size of the log when the session started. 0 when it is not known. */
export function sizeBefore(session: string): number {
  return readWatched().find((one) => one.session === session)?.sizeBefore ?? 0;
}

/** Remembers that an ended session must be in the log, also when its page is closed before it is. */
export function watchEnded({ session, sizeBefore: size, ...ended }: LoggedSession): void {
  write([{ session, sizeBefore: size, ended }, ...others(session)]);
}

/** The session was found, and is not looked for again. */
export function forgetSession(session: string): void {
  write(others(session));
}
