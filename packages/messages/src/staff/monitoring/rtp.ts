import type { ReturnVerdict } from '@goldwren/rules';
import { formats } from '../../en/formats.ts';

const verdicts: Record<ReturnVerdict, string> = {
  none: 'No rounds',
  too_few: 'Too few rounds',
  usual: 'Usual',
  unusual: 'Unusual',
  rare: 'Rare',
  beyond: 'Beyond chance',
};

/** What each verdict means. */
const readings: Record<ReturnVerdict, string> = {
  none: 'Nothing was played.',
  too_few: 'With so few rounds, chance alone can move the RTP by more than ten points. The figure has no meaning.',
  usual: 'Within two standard deviations, as in 95 of 100 periods.',
  unusual: 'Between two and three standard deviations. This happens by chance in one of 23 periods.',
  rare: 'Between three and five standard deviations. This happens by chance in one of 370 periods. Check again tomorrow.',
  beyond:
    'More than five standard deviations. This does not happen by chance. Switch the game off and contact engineering.',
};

const percent = (value: number | null) => (value === null ? '–' : `${value.toFixed(2)}%`);

export const rtpMessages = {
  title: 'RTP monitor',
  about:
    'The measured RTP of each game, compared with its proof. The nightly audit recalculates every settled round. Days are in UTC.',
  overview: (period: string) => `RTP of the games, ${period.toLowerCase()}`,
  game: 'Game',
  gameTitle: (game: string) => `RTP of ${game}`,
  verdicts,
  readings,
  howToRead: 'How to read it',
  verdict: 'Verdict',
  spans: { yesterday: 'Yesterday', week: '7 days', month: '30 days', all: 'All days' },
  span: 'Period',
  theory: 'Theory',
  theoryOf: (low: number, high: number) => (low === high ? percent(low) : `${percent(low)} to ${percent(high)}`),
  optimalPlay: 'with optimal play; most players are below it',
  byChoice: 'depends on the player’s choice',
  rounds: 'Rounds',
  count: (rounds: number) => formats.number(rounds),
  realised: 'Returned',
  expected: 'Expected',
  band: 'Band (3σ)',
  bandOf: (low: number | null, high: number | null) =>
    low === null || high === null ? '–' : `${percent(low)}–${percent(high)}`,
  sigmas: 'Deviation',
  sigmasOf: (z: number) => `${z < 0 ? '−' : '+'}${Math.abs(z).toFixed(1)}σ`,
  noSigmas: '–',
  difference: 'Difference',
  points: (value: number | null) => (value === null ? '–' : `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`),
  percent,
  tick: (value: number) => `${Number(value.toFixed(2))}%`,
  mismatches: (count: number) =>
    `${formats.number(count)} ${formats.plural(count, { one: 'fault in its rounds', other: 'faults in its rounds' })}`,
  on: 'On',
  off: 'Off',
  state: 'Status',
  bySpan: 'Periods',
  running: 'Cumulative RTP by day',
  runningAbout:
    'All rounds up to each day. By chance alone, the RTP stays in the band 997 times in 1,000. The band narrows with more rounds. Early days say little.',
  soFar: 'Returned so far',
  expectedSoFar: 'Expected',
  own: 'Single days',
  ownAbout: 'Single days vary widely. Compare the line with the band.',
  ownReturn: 'Returned that day',
  empty: 'There are no games.',
  failed: 'Could not load the RTP figures.',
  beyondChance: (games: readonly string[]) =>
    `${formats.and(games)} ${games.length === 1 ? 'deviates' : 'deviate'} from the proof more than chance allows. Contact engineering.`,
  disagree: (games: readonly string[]) =>
    `Rounds of ${formats.and(games)} do not match their secrets. Contact engineering.`,
} as const;
