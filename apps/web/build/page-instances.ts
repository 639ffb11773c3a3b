import { readdirSync } from 'node:fs';
// Imported by path, as in vite.config.ts.
import { helpSlugs } from '../../../packages/messages/src/help/topics.ts';
import type { PageId } from '../src/pages.ts';

const games = new URL('../src/features/play/games/', import.meta.url);

/** The parameter values of each indexed page, so that search engines find every one. */
export const instancesOf: Partial<Record<PageId, readonly string[]>> = {
  'game-rules': readdirSync(games).sort(),
  'help-article': helpSlugs,
};
