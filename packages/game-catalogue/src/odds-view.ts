import type { CardOdds, ChoiceOdds } from '@goldwren/contracts/player';
import type { CatalogueEntry, ChoiceProof, ExactOdds, ExactRate, RoundOdds } from '@goldwren/game-engine';
import { displayHundredths, parseHundredths } from '@goldwren/rules';

export function rateView({ numerator, denominator, percent }: ExactRate): ExactRate {
  return { numerator, denominator, percent };
}

/** Returns the name of a feature. A test checks that every game with a feature in its proof has a name for it. */
function requireName(featureName: string | null): string {
  if (featureName === null) throw new Error('The proof counts a feature without a name in the messages.');
  return featureName;
}

/** Returns the odds for the card of a game: of the choice with the lowest RTP, and the highest top win of all choices. */
export function cardOddsView({ proof }: CatalogueEntry, featureName: string | null): CardOdds {
  const { pays, beatsStake, feature } = proof.odds;
  return {
    pays: pays.oneIn,
    beats_stake: beatsStake.oneIn,
    feature: feature && { name: requireName(featureName), one_in: feature.oneIn },
    top_win: { pay_x100: proof.maxPayX100, one_in: proof.topWin.oneIn },
  };
}

/**
 * Returns the odds of one choice for the rules of a game.
 * @param label name of the choice
 */
export function choiceOddsView(
  { choice, rtp, odds, maxPayX100 }: ChoiceProof,
  label: string,
  featureName: string | null,
): ChoiceOdds {
  const { pays, keepsStake, beatsStake, feature, topWin, losingRun } = odds;
  return {
    choice,
    label,
    rtp_percent: rtp.percent,
    pays: pays.oneIn,
    keeps_stake: keepsStake.oneIn,
    beats_stake: beatsStake.oneIn,
    feature: feature && {
      name: requireName(featureName),
      one_in: feature.oneIn,
      rtp_without_percent: feature.rtpWithout.percent,
    },
    top_win: { pay_x100: maxPayX100, one_in: topWin.oneIn },
    losing_run: losingRunView(losingRun),
  };
}

function exactOddsView({ oneIn, ...rate }: ExactOdds) {
  return { ...rateView(rate), one_in: oneIn };
}

/** Returns the exact odds of the proof. */
export function roundOddsView({ pays, keepsStake, beatsStake, feature, topWin, losingRun }: RoundOdds) {
  return {
    pays: exactOddsView(pays),
    keeps_stake: exactOddsView(keepsStake),
    beats_stake: exactOddsView(beatsStake),
    feature: feature && { id: feature.id, ...exactOddsView(feature), rtp_without: rateView(feature.rtpWithout) },
    top_win: exactOddsView(topWin),
    losing_run: losingRunView(losingRun),
  };
}

function losingRunView({ rounds, ofHundred }: RoundOdds['losingRun']) {
  return { rounds, of_hundred: ofHundred };
}

/** Formats odds as "1 in N" with a whole number, rounded up. */
export function formatOneIn({ oneIn }: ExactOdds): string {
  const hundredths = parseHundredths(oneIn) as bigint;
  return `1 in ${displayHundredths(100n * ((hundredths + 99n) / 100n))}`;
}
