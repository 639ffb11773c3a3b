import { useCallback } from 'react';
import { useGo } from './navigation.ts';
import { pathTo, type Target } from './path-to.ts';
import type { GoOptions } from './site-history.ts';

/** Navigates to a page of this site without a link. Resolves when the page is on screen. */
export function useGoTo(): (target: Target, options?: GoOptions) => Promise<void> {
  const go = useGo();
  return useCallback((target, options) => go(pathTo(target), options), [go]);
}
