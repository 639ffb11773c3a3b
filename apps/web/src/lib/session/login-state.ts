import { pathTo } from '../navigation/path-to.ts';
import { sitePath } from '../navigation/site-path.ts';

/** What a page can pass to /login in the location's state. */
export interface LoginState {
  /** The path to return to after login. */
  from?: string;
  message?: string;
  /** `ok` for a success message from registration, otherwise an explanation. */
  tone?: 'ok' | 'info';
  /** True after a registration, when the page must not greet the player as a returning one. */
  isNew?: true;
}

/** Validates the history state. An older version of the site may have written it. */
export function loginStateOf(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, message, tone, isNew } = state as Record<string, unknown>;
  return {
    ...(typeof from === 'string' ? { from } : {}),
    ...(typeof message === 'string' ? { message } : {}),
    ...(tone === 'ok' ? { tone } : {}),
    ...(isNew === true ? { isNew } : {}),
  };
}

/** The target after login: the page that required it, or the dashboard. */
export function afterLogin(state: LoginState, search: URLSearchParams): string {
  return sitePath(state.from) ?? sitePath(search.get('next')) ?? pathTo({ page: 'dashboard' });
}
