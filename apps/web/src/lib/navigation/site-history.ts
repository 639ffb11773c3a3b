import {
  UNSAFE_createBrowserHistory as browserHistory,
  UNSAFE_createMemoryHistory as memoryHistory,
  type NavigateOptions,
} from 'react-router';

/**
 * The history of this document, as react-router's declarative routers use it. Listeners also hear changes made by the site
 * itself.
 */
export type SiteHistory = Omit<ReturnType<typeof memoryHistory>, 'index'>;

/** A location. The object stays the same for as long as the entry is current. */
export type Place = SiteHistory['location'];

/** The options of a navigation. */
export type GoOptions = Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'>;

/** The history of the browser window. */
export function siteHistory(): SiteHistory {
  return browserHistory({ v5Compat: true });
}

/** A history in memory, at the last of these entries. */
export function historyOf(entries: Parameters<typeof memoryHistory>[0]): SiteHistory {
  return memoryHistory({ ...entries, v5Compat: true });
}
