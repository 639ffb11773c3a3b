import { pathTo } from './path-to.ts';
import { sitePath } from './site-path.ts';

/** What a page may hand to /login in the location's state. */
export interface LoginState {
  /** Path to go back to after login. */
  from?: string;
  message?: string;
  /** `ok` for good news from registration, else an explanation. */
  tone?: 'ok' | 'info';
}

/** Reads what history holds, which an older version of the site may have written. */
export function loginStateOf(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, message, tone } = state as Record<string, unknown>;
  return {
    ...(typeof from === 'string' ? { from } : {}),
    ...(typeof message === 'string' ? { message } : {}),
    ...(tone === 'ok' ? { tone } : {}),
  };
}

/** Where login leads: the page that asked for it, else the dashboard. */
export function afterLogin(state: LoginState, search: URLSearchParams): string {
  return sitePath(state.from) ?? sitePath(search.get('next')) ?? pathTo({ page: 'dashboard' });
}
