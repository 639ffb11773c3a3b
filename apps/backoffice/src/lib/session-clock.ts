import { staffSession, unattendedHeader } from '@goldwren/rules';

const minuteMs = 60_000;
/** The server notes a use at most once a minute; an unsent page of text is no reason to end the session. */
const touchMs = 5 * minuteMs;

interface Times {
  /** Last key or pointer of a person. Lists that refresh by themselves are no sign of one. */
  inputAt: number;
  /** Last answer of the server to a call of this session. */
  callAt: number;
  /** Password and code were given; the loading of the page where this is not known. */
  startedAt: number;
}

const times: Times = { inputAt: Date.now(), callAt: Date.now(), startedAt: Date.now() };

export function personWasHere(): void {
  times.inputAt = Date.now();
}

export function sessionWasUsed({ status }: Response): void {
  if (status !== 401) times.callAt = Date.now();
}

export function sessionStarted(): void {
  const now = Date.now();
  Object.assign(times, { inputAt: now, callAt: now, startedAt: now } satisfies Times);
}

/** `idle` and `old` say why the session ends within a minute. */
export type SessionState = 'open' | 'idle' | 'old' | 'over';

/** How a session with these times is at a moment, all in milliseconds. */
export function sessionStateAt(
  now: number,
  { inputAt, startedAt }: Pick<Times, 'inputAt' | 'startedAt'>,
): SessionState {
  const idleEnd = inputAt + staffSession.idleMinutes * minuteMs;
  const end = startedAt + staffSession.absoluteHours * 60 * minuteMs;
  const warnMs = staffSession.warnMinutes * minuteMs;
  if (now >= Math.min(idleEnd, end)) return 'over';
  if (now >= end - warnMs) return 'old';
  return now >= idleEnd - warnMs ? 'idle' : 'open';
}

export function sessionStateNow(): SessionState {
  return sessionStateAt(Date.now(), times);
}

/** Has nobody used the page for so long that a call is one that it makes by itself? */
export function isUnattended(): boolean {
  return Date.now() - times.inputAt > unattendedHeader.afterSeconds * 1_000;
}

/** Has somebody worked on the page for long without any call, so that the server must hear of it? */
export function needsTouch(): boolean {
  return times.inputAt > times.callAt && Date.now() - times.callAt > touchMs;
}
