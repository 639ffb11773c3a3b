import { gameRulesView } from '@goldwren/game-catalogue/rules-view';
import { gameBySlug } from '@goldwren/game-engine/registry';
import { matchPath } from 'react-router';
import type { KnownAnswer } from '../lib/api/known-answers.ts';
import { queries } from '../lib/api/queries.ts';
import { locale } from '../lib/i18n/locale.ts';
import { pages } from '../pages.ts';

/**
 * The queries of the page at a path whose answers follow from the engine and the messages alone.
 * @throws Error for the rules of a game that the engine does not have
 */
export function knownAnswersAt(path: string): readonly KnownAnswer[] {
  const { slug } = matchPath(pages['game-rules'].path, path)?.params ?? {};
  if (slug === undefined) return [];
  const entry = gameBySlug(slug);
  if (!entry) throw new Error(`The site has a rules page for ${slug}, but the engine does not have this game`);
  return [[queries.games.rules({ params: { slug } }).queryKey, gameRulesView(entry, locale)]];
}
