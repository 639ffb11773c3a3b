import type { ReturnVerdict } from '@goldwren/rules';
import { formats } from '../en/formats.ts';

const verdicts: Record<ReturnVerdict, string> = {
  none: 'No rounds',
  too_few: 'Too few rounds to tell',
  usual: 'Usual',
  unusual: 'Unusual',
  rare: 'Rare',
  beyond: 'Beyond chance',
};

/** What each verdict says and what it does not. */
const readings: Record<ReturnVerdict, string> = {
  none: 'Nothing was played, so there is nothing to say.',
  too_few: 'Chance alone moves such a small number of rounds by more than ten points: the figure says nothing.',
  usual: 'Within two standard deviations, as 95 spans of 100 are.',
  unusual: 'Between two and three standard deviations. One span in 23 is, with nothing wrong.',
  rare: 'Between three and five standard deviations. One span in 370 is; look again tomorrow.',
  beyond: 'Further than five standard deviations: chance does not do this. Tell engineering, and switch the game off.',
};

const percent = (value: number | null) => (value === null ? '–' : `${value.toFixed(2)}%`);

export const rtpMessages = {
  title: 'RTP monitor',
  about:
    'What each game returned of the stakes, beside its proof. The nightly audit derives every settled round again; these are its finished days (UTC).',
  gameTitle: (game: string) => `Returns of ${game}`,
  verdicts,
  readings,
  howToRead: 'How to read it',
  verdict: 'Reading',
  meaning: 'What it says',
  spans: { yesterday: 'Yesterday', week: '7 days', month: '30 days', all: 'All days' },
  span: 'Span',
  theory: 'Theory',
  theoryOf: (low: number, high: number) => (low === high ? percent(low) : `${percent(low)} to ${percent(high)}`),
  optimalPlay: 'with the best decisions; most players stay below it',
  byChoice: 'by what the player chooses',
  rounds: 'Rounds',
  count: (rounds: number) => formats.number(rounds),
  realised: 'Returned',
  expected: 'Expected',
  band: 'Band (3σ)',
  bandOf: (low: number | null, high: number | null) =>
    low === null || high === null ? '–' : `${percent(low)}–${percent(high)}`,
  sigmas: 'Away by',
  sigmasOf: (z: number) => `${z < 0 ? '−' : '+'}${Math.abs(z).toFixed(1)}σ`,
  noSigmas: '–',
  percent,
  tick: (value: number) => `${Number(value.toFixed(2))}%`,
  mismatches: (count: number) =>
    `${formats.number(count)} ${formats.plural(count, { one: 'round is not what its secret says', other: 'rounds are not what their secrets say' })}`,
  on: 'On',
  off: 'Off',
  state: 'State',
  days: 'Day by day',
  bySpan: 'Spans',
  running: 'Return so far, day by day',
  runningAbout:
    'All rounds up to each day. The band is where chance alone keeps the return 997 times in 1,000; it narrows as rounds add up, and early days say little.',
  soFar: 'Returned so far',
  expectedSoFar: 'Expected',
  own: 'Each day by itself',
  ownAbout: 'A single day swings widely: read the band before the line.',
  ownReturn: 'Returned that day',
  empty: 'There are no games.',
  failed: 'The returns could not be loaded.',
  beyondChance: (games: readonly string[]) =>
    `${formats.and(games)} ${games.length === 1 ? 'is' : 'are'} further from the proof than chance goes. Tell engineering.`,
  disagree: (games: readonly string[]) =>
    `Rounds of ${formats.and(games)} are not what their secrets say. Tell engineering.`,
} as const;
