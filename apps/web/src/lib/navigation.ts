import { createContext, useContext } from 'react';
import type { To } from 'react-router';
import type { GoOptions } from './site-history.ts';

/** Leads to an address of this site; settles when its page is on screen, or another that was asked for since. */
type Go = (to: To, options?: GoOptions) => Promise<void>;

export const GoContext = createContext<Go>(() => Promise.reject(new Error('There is no router around this.')));
export const PageLoadingContext = createContext(false);

export function useGo(): Go {
  return useContext(GoContext);
}

/** True while the screen of the next page is on its way. */
export function usePageLoading(): boolean {
  return useContext(PageLoadingContext);
}
