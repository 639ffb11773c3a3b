import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { pathTo, type Target } from '../path-to.ts';

/** Navigates to a page of the back office without a link. */
export function useGoTo(): (target: Target) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async (target) => navigate(pathTo(target)), [navigate]);
}
