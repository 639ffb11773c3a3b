import { createContext, useContext } from 'react';
import type { To } from 'react-router';
import type { GoOptions } from './site-history.ts';

/** Navigates to an address of this site. Resolves when its page is on screen, or the page of a later navigation. */
type Go = (to: To, options?: GoOptions) => Promise<void>;

export const GoContext = createContext<Go>(() => Promise.reject(new Error('useGo needs a SiteRouter around it')));
export const GoBackContext = createContext<() => void>(() => {
  throw new Error('useGoBack needs a SiteRouter around it');
});
export const PageLoadingContext = createContext(false);

export function useGo(): Go {
  return useContext(GoContext);
}

/** Goes back one entry in the history, like the Back button of the browser. */
export function useGoBack(): () => void {
  return useContext(GoBackContext);
}

/** True while the next screen is loading. */
export function usePageLoading(): boolean {
  return useContext(PageLoadingContext);
}
