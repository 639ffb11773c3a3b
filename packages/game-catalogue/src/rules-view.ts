import type { GameRules } from '@goldwren/contracts/player';
import type { CatalogueEntry } from '@goldwren/game-engine';
import type { Locale } from '@goldwren/messages';
import { choiceLabel, describeGame, rulesText } from './describe-game.ts';
import { choiceOddsView } from './odds-view.ts';

/** Returns the rules of a game from build data alone. The API and the build of the site use it. */
export function gameRulesView(entry: CatalogueEntry, locale: Locale): GameRules {
  const texts = describeGame(entry, locale);
  return {
    slug: entry.slug,
    title: entry.title,
    ...rulesText(entry, locale),
    rtp_hint: texts.rtpHint,
    odds: entry.proof.choices.map((proved) =>
      choiceOddsView(proved, choiceLabel(entry, proved.choice, locale), texts.feature),
    ),
    maths: { version: entry.game.maths.version, hash: entry.game.mathsHash },
  };
}
