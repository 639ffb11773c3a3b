import type { HelpFacts } from '@goldwren/messages/help/article';
import { useAuth } from '../../lib/session/auth-store.ts';
import { useExcludedRegions, useGoldOnlyRegions } from '../regions/use-excluded-regions.ts';

/** The data that articles and FAQs depend on: the jurisdiction policy in force, and where the reader lives. */
export function useHelpFacts(): HelpFacts {
  const inCanada = useAuth((state) => state.user?.country === 'CA');
  return { excluded: useExcludedRegions(), goldOnly: useGoldOnlyRegions(), inCanada };
}
