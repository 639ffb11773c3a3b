import { readdirSync } from 'node:fs';
// By path, as in vite.config.ts.
import { helpSlugs } from '../../../packages/messages/src/help/topics.ts';
import type { PageId } from '../src/pages.ts';

const games = new URL('../src/features/play/games/', import.meta.url);

/** The names that stand for the parameter of a page that may be listed, so that search engines are told of each. */
export const instancesOf: Partial<Record<PageId, readonly string[]>> = {
  'game-rules': readdirSync(games),
  'help-article': helpSlugs,
};
