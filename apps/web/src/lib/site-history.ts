import {
  UNSAFE_createBrowserHistory as browserHistory,
  UNSAFE_createMemoryHistory as memoryHistory,
  type NavigateOptions,
} from 'react-router';

/** The addresses of this document, as react-router's declarative routers keep them; a change of ours is told like the browser's own. */
export type SiteHistory = Omit<ReturnType<typeof memoryHistory>, 'index'>;

/** Where somebody is or was led: the location is the same object for as long as they stay. */
export type Place = SiteHistory['location'];

/** How somebody is led somewhere. */
export type GoOptions = Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'>;

/** The history of the browser's window. */
export function siteHistory(): SiteHistory {
  return browserHistory({ v5Compat: true });
}

/** A history of its own, at the last of these addresses. */
export function historyOf(entries: Parameters<typeof memoryHistory>[0]): SiteHistory {
  return memoryHistory({ ...entries, v5Compat: true });
}
