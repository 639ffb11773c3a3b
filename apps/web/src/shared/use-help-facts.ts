import type { HelpFacts } from '@goldwren/words/help/article';
import { useExcludedRegions, useGoldOnlyRegions } from './use-excluded-regions.ts';

/** What articles and FAQs say of places, as the regional pack in force has it. */
export function useHelpFacts(): HelpFacts {
  return { excluded: useExcludedRegions(), goldOnly: useGoldOnlyRegions() };
}
