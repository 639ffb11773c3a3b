/**
 * The daily challenge: the same hands for every player, without a stake. It is ranked by what the decisions gave up compared
 * with the best play. Speed, chance and earlier days never count.
 */
export const challenge = {
  hands: 5,
  /** Number of lines of a leaderboard. */
  leaderboardLines: 50,
  alias: { minLength: 3, maxLength: 20 },
} as const;

/** The games of the challenge. They take turns by day. */
export const challengeGames = ['jacks-or-better-poker', 'midnight-blackjack'] as const;
export type ChallengeGame = (typeof challengeGames)[number];

/**
 * Gold Coins for a finished challenge. `givenUpX100`: the most that all decisions may have given up together, in hundredths of
 * the stake of one hand. Null: any finished challenge. The first prize that fits is credited.
 */
export const challengePrizes = [
  { givenUpX100: 0, goldHundredths: 500_000n },
  { givenUpX100: 10, goldHundredths: 200_000n },
  { givenUpX100: null, goldHundredths: 50_000n },
] as const;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns the game of a day: the first one on even days since 1970-01-01, the second one on odd days. When it is switched off
 * at the start of the day, the other one takes its place. Null when both are off.
 */
export function challengeGameOf(
  day: string,
  isOn: (game: ChallengeGame) => boolean = () => true,
): ChallengeGame | null {
  const number = Math.abs((Date.parse(`${day}T00:00:00Z`) / dayMs) % 2);
  const [first, second] = number === 0 ? challengeGames : challengeGames.toReversed();
  return [first, second].find((game) => game !== undefined && isOn(game)) ?? null;
}

/** Returns the prize of a finished challenge in hundredths of Gold Coins. */
export function challengePrizeOf(givenUp: number): bigint {
  const won = challengePrizes.find(({ givenUpX100 }) => givenUpX100 === null || givenUp <= givenUpX100);
  if (!won) throw new RangeError('every finished challenge has a prize');
  return won.goldHundredths;
}

/** Why staff remove an alias. The player sees the reason. */
export const aliasRemovalReasons = ['offensive', 'personal', 'impersonation', 'advertising'] as const;
export type AliasRemovalReason = (typeof aliasRemovalReasons)[number];

const aliasPattern = /^[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*$/u;

/**
 * Returns an alias as it is stored, or null when it is not valid. Only letters, digits and single spaces are allowed, so an
 * alias is never an email address or a link.
 */
export function parseAlias(text: string): string | null {
  const alias = text.normalize('NFKC').trim().replace(/\s+/gu, ' ');
  const { minLength, maxLength } = challenge.alias;
  const length = [...alias].length;
  return length >= minLength && length <= maxLength && aliasPattern.test(alias) ? alias : null;
}

/** Returns the text that is unique on a leaderboard: the alias without regard to case. */
export function aliasKey(alias: string): string {
  return alias.toUpperCase().toLowerCase();
}
