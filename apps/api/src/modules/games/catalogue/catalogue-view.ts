import type { Game, GameRules } from '@goldwren/contracts/player';
import { describeGame } from '@goldwren/game-catalogue/describe-game';
import { cardOddsView, formatOneIn, rateView, roundOddsView } from '@goldwren/game-catalogue/odds-view';
import { gameRulesView } from '@goldwren/game-catalogue/rules-view';
import { buildMathsBytes, type CatalogueEntry } from '@goldwren/game-engine';
import { catalogue, gameByMaths, gameBySlug } from '@goldwren/game-engine/registry';
import type { Locale } from '@goldwren/messages';
import { categoryOf, formatHundredths, isHotGame, isNewGame } from '@goldwren/rules';
import { Problem } from '../../../platform/problem.ts';
import type { GameRow } from '../sessions/session.store.ts';

/** The engine's entry of a game in the database. The seed keeps both in step. */
function entryOf(row: GameRow): CatalogueEntry {
  const entry = catalogue.find(({ game }) => game.mathsHash === row.mathsHash);
  if (!entry) throw new Error(`the database offers maths ${row.mathsHash}, which this build does not have`);
  return entry;
}

function amounts(stakes: readonly number[]): string[] {
  return stakes.map((stake) => formatHundredths(BigInt(stake)));
}

export function stakesView(game: CatalogueEntry['game']): { gold: string[]; sweeps: string[] } {
  return { gold: amounts(game.maths.stakes.gold), sweeps: amounts(game.maths.stakes.sweeps) };
}

export function gameView(row: GameRow, locale: Locale): Game {
  const entry = entryOf(row);
  const words = describeGame(entry, locale);
  const { maths } = entry.game;
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: words.description,
    thumbnail: null,
    rtp_hint: words.rtpHint,
    volatility_hint: words.volatility,
    category: categoryOf(row.title),
    is_new: isNewGame(row.id),
    is_hot: isHotGame(row.id),
    kind: entry.game.kind,
    stakes: stakesView(entry.game),
    default_stake: {
      gold: formatHundredths(BigInt(maths.defaultStake.gold)),
      sweeps: formatHundredths(BigInt(maths.defaultStake.sweeps)),
    },
    maths: { version: row.mathsVersion, hash: row.mathsHash },
    rtp: { low: rateView(entry.proof.rtp), high: rateView(entry.proof.rtpHigh), note: words.returnNote },
    odds: cardOddsView(entry, words.feature),
    enabled: row.enabled,
  };
}

function entryBySlug(slug: string): CatalogueEntry {
  const entry = gameBySlug(slug);
  if (!entry) throw new Problem('not_found');
  return entry;
}

/** @throws Problem `not_found` */
export function rulesView(slug: string, locale: Locale): GameRules {
  return gameRulesView(entryBySlug(slug), locale);
}

/** @throws Problem `not_found` */
export function parSheetView(slug: string) {
  const { title, game, proof } = entryBySlug(slug);
  return {
    slug,
    title,
    maths: { version: game.maths.version, hash: game.mathsHash },
    rtp: proof.rtp,
    rtp_high: proof.rtpHigh,
    choices: proof.choices.map((choice) => ({
      choice: choice.choice,
      label: choice.label,
      rtp: choice.rtp,
      hit_rate: rateView(choice.odds.pays),
      odds: roundOddsView(choice.odds),
      sd_per_unit_stake: choice.sdPerUnitStake,
      max_pay_x100: choice.maxPayX100,
      top_award_odds: formatOneIn(choice.odds.topWin),
      mean_stake: choice.meanStake,
    })),
    hit_rate: rateView(proof.odds.pays),
    sd_per_unit_stake: proof.sdPerUnitStake,
    volatility: proof.volatility,
    max_pay_x100: proof.maxPayX100,
    top_award_odds: formatOneIn(proof.topWin),
    method: [...proof.method],
    cases: proof.cases,
  };
}

/**
 * Returns the text whose UTF-8 bytes are hashed into the maths hash.
 * @throws Problem `not_found`
 */
export function gameMathsView(slug: string, hash?: string): string {
  const game = hash === undefined ? gameBySlug(slug)?.game : gameByMaths(slug, hash);
  if (!game) throw new Problem('not_found');
  return Buffer.from(buildMathsBytes(game)).toString('utf8');
}
