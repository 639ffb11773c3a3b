import { readdirSync } from 'node:fs';
import type { PageId } from '../src/pages.ts';

const games = new URL('../src/features/play/games/', import.meta.url);

/** The names that stand for the parameter of a page that may be listed, so that search engines are told of each. */
export const instancesOf: Partial<Record<PageId, readonly string[]>> = {
  'game-rules': readdirSync(games),
};
