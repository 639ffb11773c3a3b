import type { Currency } from '@goldwren/contracts/player';
import { type CatalogueEntry, type Choice, sameJson } from '@goldwren/game-engine';
import { gameBySlug } from '@goldwren/game-engine/registry';
import { currencies, parseHundredths } from '@goldwren/rules';
import type { ClientLog } from '../../../../../shared/fairness/client-log.ts';
import type { Figures, OwnRound } from './expected-range.ts';

/** The rounds of each coin in order, or why there is no comparison. */
export type OwnRounds = { readonly [coin in Currency]: readonly OwnRound[] } | 'decisions' | 'none';

/** The proven figures of a choice. */
function figuresOf({ game, proof }: CatalogueEntry, choice: Choice): Figures | null {
  const parsed = game.parseChoice(choice);
  const proved = parsed && (game.provedAs?.(parsed as never) ?? parsed);
  const place = proof.choices.findIndex((one) => sameJson(one.choice, proved));
  const found = proof.choices[place];
  if (!found) return null;
  const { rtp, sdPerUnitStake, maxPayX100, distribution } = found;
  return {
    choice: place,
    distribution: distribution ?? null,
    numerator: BigInt(rtp.numerator),
    denominator: BigInt(rtp.denominator),
    sdX10000: BigInt(sdPerUnitStake.replace('.', '')),
    maxPayX100: BigInt(maxPayX100),
  };
}

/**
 * Reads the player's settled rounds of a game from the log of this browser. Sessions with a fairness violation and rounds of
 * an earlier maths version are left out.
 */
export async function readOwnRounds(
  log: ClientLog,
  player: string,
  slug: string,
  findGame: (slug: string) => CatalogueEntry | undefined = gameBySlug,
): Promise<OwnRounds> {
  const entry = findGame(slug);
  if (entry?.game.kind !== 'instant') return 'decisions';
  const own = Object.fromEntries(currencies.map((coin) => [coin, [] as OwnRound[]])) as Record<Currency, OwnRound[]>;
  const known = new Map<string, Figures | null>();
  for (const { session, mathsHash, state } of await log.sessions(player, slug)) {
    if (mathsHash !== entry.game.mathsHash || state === 'violated') continue;
    for (const { record } of await log.rounds(player, session)) {
      const choice = JSON.stringify(record.choice);
      if (!known.has(choice)) known.set(choice, figuresOf(entry, record.choice));
      const figures = known.get(choice);
      const [stake, payout] = [parseHundredths(record.stake), parseHundredths(record.payout)];
      if (figures && stake !== null && payout !== null) own[record.currency].push({ stake, payout, figures });
    }
  }
  return currencies.every((coin) => own[coin].length === 0) ? 'none' : own;
}
