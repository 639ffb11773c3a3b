import type { GameRules } from '@goldwren/contracts/player';
import type { CatalogueEntry } from '@goldwren/game-engine';
import type { Locale } from '@goldwren/messages';
import { choiceLabel, describeGame, rulesText } from './describe-game.ts';
import { choiceOddsView } from './odds-view.ts';

/** Everything a player should know of a game before a stake, from nothing but the build: what the API answers, the site's build draws. */
export function gameRulesView(entry: CatalogueEntry, locale: Locale): GameRules {
  const words = describeGame(entry, locale);
  return {
    slug: entry.slug,
    title: entry.title,
    ...rulesText(entry, locale),
    rtp_hint: words.rtpHint,
    odds: entry.proof.choices.map((proved) =>
      choiceOddsView(proved, choiceLabel(entry, proved.choice, locale), words.feature),
    ),
    maths: { version: entry.game.maths.version, hash: entry.game.mathsHash },
  };
}
