import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { pathTo, type Target } from './path-to.ts';

interface GoOptions {
  replace?: boolean;
  state?: unknown;
}

/** Leads to a page of the back office without a link being pressed. */
export function useGoTo(): (target: Target, options?: GoOptions) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async (target, options = {}) => navigate(pathTo(target), options), [navigate]);
}
