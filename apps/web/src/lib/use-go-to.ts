import { useCallback } from 'react';
import { useGo } from './navigation.ts';
import { pathTo, type Target } from './path-to.ts';
import type { GoOptions } from './site-history.ts';

/** Leads to a page of this site without a link being pressed; settles when it is on screen. */
export function useGoTo(): (target: Target, options?: GoOptions) => Promise<void> {
  const go = useGo();
  return useCallback((target, options) => go(pathTo(target), options), [go]);
}
