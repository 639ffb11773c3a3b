import { staffSession, unattendedHeader } from '@goldwren/rules';

const minuteMs = 60_000;
/**
 * The server records use at most once a minute. This interval keeps a session open while someone writes a long
 * text.
 */
const touchMs = 5 * minuteMs;

interface Times {
  /** Last key press or pointer press. Lists that refresh automatically do not count. */
  inputAt: number;
  /** Last successful response to a call of this session. */
  callAt: number;
  /** Last time password and code were entered, or the page load if that is not known. */
  startedAt: number;
}

const times: Times = { inputAt: Date.now(), callAt: Date.now(), startedAt: Date.now() };

export function recordInput(): void {
  times.inputAt = Date.now();
}

export function recordResponse({ status }: Response): void {
  if (status !== 401) times.callAt = Date.now();
}

export function sessionStarted(): void {
  const now = Date.now();
  Object.assign(times, { inputAt: now, callAt: now, startedAt: now } satisfies Times);
}

/** `idle` and `old` are the reasons why the session ends within a minute. */
export type SessionState = 'open' | 'idle' | 'old' | 'over';

/** Returns the state of a session at an instant. All times are in milliseconds. */
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

/** True if no one has used the page for so long that a call counts as automatic. */
export function isUnattended(): boolean {
  return Date.now() - times.inputAt > unattendedHeader.afterSeconds * 1_000;
}

/** True if someone has worked on the page for long without a call, so the session must be extended. */
export function needsTouch(): boolean {
  return times.inputAt > times.callAt && Date.now() - times.callAt > touchMs;
}
