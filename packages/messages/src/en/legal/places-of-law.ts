import { brand } from '@goldwren/rules';
import type { LegalBlock, LegalFacts, LegalSection } from '../../legal-text.ts';
import { formats } from '../formats.ts';

/** Placeholders in a text for the sentences that depend on the active pack. */
export const places = { excluded: '{excluded}', goldOnly: '{gold-only}' } as const;

function excludedIn({ excluded }: LegalFacts): string {
  return excluded.length > 0
    ? `${brand.name} is void in ${formats.and(excluded)}, and wherever else the law prohibits it.`
    : `${brand.name} is void where prohibited by law.`;
}

function goldOnlyIn({ goldOnly }: LegalFacts): string[] {
  return goldOnly.length > 0
    ? [
        `Residents of ${formats.and(goldOnly)} can register and play with ${brand.goldCoins} only. They do not receive ${brand.sweepsCoins} and cannot redeem them.`,
      ]
    : [];
}

function placed(text: string, facts: LegalFacts): string[] {
  return text === places.goldOnly ? goldOnlyIn(facts) : [text.replace(places.excluded, excludedIn(facts))];
}

function blocksOf(block: LegalBlock, facts: LegalFacts): LegalBlock[] {
  if (typeof block === 'string') return placed(block, facts);
  return 'list' in block ? [{ list: block.list.flatMap((item) => placed(item, facts)) }] : [block];
}

/** Returns the sections with the texts of the active pack. */
export function withPlaces(sections: readonly LegalSection[], facts: LegalFacts): readonly LegalSection[] {
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.flatMap((block) => blocksOf(block, facts)),
  }));
}
