import type { HelpFacts } from '@goldwren/words/help/article';
import { useExcludedRegions } from '../../shared/use-excluded-regions.ts';

/** What the articles say of places, as the regional pack in force has it. */
export function useHelpFacts(): HelpFacts {
  const excluded = useExcludedRegions('register');
  const goldless = useExcludedRegions('gold_play');
  const sweepless = useExcludedRegions('sweeps_play');
  return { excluded, goldOnly: sweepless.filter((region) => !goldless.includes(region)) };
}
