import type { GameRules } from '@goldwren/contracts/player';
import type { CatalogueEntry, Choice, RuleFacts } from '@goldwren/game-engine';
import * as games from '@goldwren/game-engine/games';
import type { Locale } from '@goldwren/messages';
import type { GameText } from '@goldwren/messages/facts/rule-facts';
import { messagesFor } from '@goldwren/messages/languages/language-registry';

type Games = typeof games;
type FactsOf<G extends keyof Games> = Games[G]['game']['rules'];

/** The messages that every language must have: texts of every listed game for the facts of the game. */
interface CatalogueMessages {
  readonly volatility: Readonly<Record<CatalogueEntry['proof']['volatility'], string>>;
  readonly returnNotes: Readonly<Record<CatalogueEntry['proof']['rtp']['note'], string>>;
  readonly rtp: (low: string, high: string, note: string) => string;
  readonly games: { readonly [G in keyof Games]: GameText<FactsOf<G>> };
}

const getCatalogue = (locale: Locale): CatalogueMessages => messagesFor(locale).catalogue;

/**
 * Returns the messages of a game for its own facts.
 * @throws Error for a game that is not listed in this build.
 */
function getGameText({ slug }: CatalogueEntry, locale: Locale): GameText<RuleFacts> {
  const name = Object.entries(games).find(([, { game }]) => game.maths.slug === slug)?.[0] as keyof Games | undefined;
  if (!name) throw new Error(`There are no messages for ${slug}.`);
  // CatalogueMessages pairs each game's messages with its facts. The compiler cannot pair them by a slug.
  return getCatalogue(locale).games[name] as unknown as GameText<RuleFacts>;
}

/** Returns the texts of a game for the gallery, in this language. */
export function describeGame(entry: CatalogueEntry, locale: Locale) {
  const { volatility, returnNotes, rtp } = getCatalogue(locale);
  const { proof, game } = entry;
  const returnNote = returnNotes[proof.rtp.note];
  return {
    description: getGameText(entry, locale).description(game.rules),
    feature: getGameText(entry, locale).feature,
    volatility: volatility[proof.volatility],
    returnNote,
    rtpHint: rtp(proof.rtp.percent, proof.rtpHigh.percent, returnNote),
  };
}

/** Returns the name of a choice. Empty for a game without choices. */
export function choiceLabel(entry: CatalogueEntry, choice: Choice, locale: Locale): string {
  return getGameText(entry, locale).choice?.(choice) ?? '';
}

type RulesText = Pick<
  GameRules,
  'how_to_play' | 'features' | 'paytable' | 'lines' | 'unfinished_round' | 'return_note'
>;

/** Returns the rules of a game in this language. */
export function rulesText(entry: CatalogueEntry, locale: Locale): RulesText {
  const facts = entry.game.rules;
  const text = getGameText(entry, locale);
  return {
    how_to_play: Object.values(text.howToPlay(facts)),
    features: Object.values(text.features(facts)).map(({ title, text }) => ({ title, text })),
    paytable: facts.paytable.map(({ outcome, symbol, pays }) => ({
      name: text.outcome(outcome),
      symbol,
      pays: pays.map(({ count, pay_x100 }) => ({ label: text.paidFor(facts, outcome, count), pay_x100 })),
    })),
    ...(facts.lines ? { lines: facts.lines.map((rows) => [...rows]) } : {}),
    unfinished_round: text.unfinishedRound(facts),
    return_note: text.returnNote(facts),
  };
}
