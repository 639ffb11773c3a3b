import type { ChoiceProof, ExactOdds, ExactRate } from '../types.ts';
import { formatDecimal, truncateDecimal } from './fraction.ts';
import type { ProvedGame } from './game-proof.ts';
import { buildMarkdownTable, formatTimes } from './markdown.ts';
import { formatOdds, formatThousands, type Proof, type ProofPlans } from './summary.ts';

/** Returns a table with a row for each choice, if there is more than one. */
function buildChoiceTable({ summary, plans }: Proof): string[] {
  if (summary.choices.length < 2) return [];
  const rows = summary.choices.map((choice) => [
    choice.label,
    `**${choice.rtp.percent} %**`,
    formatExactOdds(choice.odds.pays),
    formatExactOdds(choice.odds.beatsStake),
    choice.sdPerUnitStake,
    `${formatTimes(choice.maxPayX100)}, ${formatExactOdds(choice.odds.topWin)}`,
    choice.meanStake,
  ]);
  const head = [
    ...['Choice', 'Return', 'Pays something', 'Beats the stake'],
    ...['Standard deviation', 'Highest pay', 'Mean total stake'],
  ];
  const plan = plans
    ? [`The highest pay is that of a player who plays for it. All other columns are those of ${plans.eachChoice}.`, '']
    : [];
  return ['## By choice', '', ...buildMarkdownTable(head, rows), '', ...plan];
}

function formatExactOdds({ numerator, denominator }: ExactOdds): string {
  return formatOdds({ numerator: BigInt(numerator), denominator: BigInt(denominator) });
}

/** Returns a share in percent with six decimals, rounded down. A top win has a very small share. */
function formatShare({ numerator, denominator }: ExactOdds): string {
  return truncateDecimal({ numerator: 100n * BigInt(numerator), denominator: BigInt(denominator) }, 6);
}

/** Returns the odds of one round. The site shows the same figures. */
function buildRoundTable(proof: Proof): string[] {
  const { summary, plans } = proof;
  const only = describeFigures(proof).odds;
  const { pays, keepsStake, beatsStake, feature, topWin, losingRun } = summary.odds;
  const row = (name: string, odds: ExactOdds) => [
    name,
    `1 in ${formatThousands(odds.oneIn)}`,
    `${formatShare(odds)} %`,
  ];
  return [
    ...(only === '' ? [] : [`These are the odds for ${only}.`, '']),
    ...buildMarkdownTable(
      ['A round', 'How often', 'Share of rounds'],
      [
        row('pays something', pays),
        row('returns the stake or more', keepsStake),
        row('beats the stake', beatsStake),
        ...(feature ? [row(`has the feature: ${feature.id.replaceAll('_', ' ')}`, feature)] : []),
        // The plan of these odds never reaches the highest win. The table by choice has its odds.
        ...(plans ? [] : [row('pays the highest win', topWin)]),
      ],
    ),
    '',
    '- "1 in N": N is rounded up, and shares are rounded down. The stake is the total stake, raises included.',
    ...(feature ? [`- Return without the feature: ${feature.rtpWithout.percent} %.`] : []),
    `- Losing streaks: at least ${losingRun.ofHundred} of 100 streaks of rounds that return less than the stake last ${losingRun.rounds} rounds or fewer.`,
  ];
}

function formatRange({ summary: { rtp, rtpHigh } }: Proof): string {
  return rtp.percent === rtpHigh.percent ? rtp.percent : `${rtp.percent} – ${rtpHigh.percent}`;
}

/** Returns the plan or the choice of each figure, because the figures of a game with choices belong to different ones. */
function describeFigures({ summary, plans }: Proof): Pick<ProofPlans, 'lowest' | 'odds' | 'widest' | 'top'> {
  if (plans) return plans;
  const labelOf = (isMeant: (choice: ChoiceProof) => boolean) => summary.choices.find(isMeant)?.label ?? '';
  const lowest = labelOf(({ rtp }) => sameRate(rtp, summary.rtp));
  return {
    lowest,
    odds: lowest,
    widest: labelOf(({ sdPerUnitStake }) => sdPerUnitStake === summary.sdPerUnitStake),
    top: labelOf(({ maxPayX100 }) => maxPayX100 === summary.maxPayX100),
  };
}

function sameRate(a: ExactRate, b: ExactRate): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

/** Returns the exact return with its definition. Raises make the definition necessary, because two are in use. */
function buildExactReturn(proof: Proof): string[] {
  const { summary, plans } = proof;
  const { rtp, rtpHigh, maxRaiseX100 } = summary;
  const fraction = ({ numerator, denominator }: ExactRate) => ['```', `  ${numerator}`, `/ ${denominator}`, '```'];
  const { lowest } = describeFigures(proof);
  const definition =
    maxRaiseX100 === 0
      ? 'The return is the mean pay per stake.'
      : 'The return is 1 + the mean net result per first stake. The first stake is the base stake of the round. The net result of a round is its pay − its first stake − its raises. So the return is (mean pay − mean raise) / first stake: raises are subtracted from the pay, and the divisor is the first stake, not the total stake.';
  return [
    definition,
    '',
    ...(lowest === '' ? [] : [`The lowest return is that for ${lowest}.`, '']),
    ...fraction(rtp),
    ...(plans ? ['', `The highest return is that for ${plans.highest}.`, '', ...fraction(rtpHigh)] : []),
  ];
}

function buildOddsTable(proof: Proof): string[] {
  const rows = proof.rows.map(({ name, odds, share }) => [
    name,
    formatOdds(odds),
    `${formatDecimal({ numerator: odds.numerator * 100n, denominator: odds.denominator }, 6)} %`,
    `${formatDecimal({ numerator: share.numerator * 100n, denominator: share.denominator }, 4)} %`,
  ]);
  return buildMarkdownTable(['Award', 'Odds', 'Share of rounds', 'Share of the stake returned'], rows);
}

/** Returns how often one round pays each amount, exactly, for the games that publish it. */
function buildDistributions({ summary }: Proof): string[] {
  return summary.choices.flatMap(({ label, distribution }) => {
    if (!distribution) return [];
    const { ways, pays } = distribution;
    const rows = pays.map(([pay, count]) => [formatTimes(pay), formatThousands(count)]);
    const title = label === '' ? '' : `, ${label}`;
    return [
      `## Pays of one round${title}`,
      '',
      ...buildMarkdownTable(['Pay', `Of ${formatThousands(ways)} rounds`], rows),
      '',
    ];
  });
}

/** Returns the whole par sheet as text for the generated file docs/games/<slug>.md. */
export function buildParSheet({ entry, proof: gameProof }: ProvedGame, mathsHash: string, proof: Proof): string {
  const { maths } = entry.game;
  const { rtp, odds, sdPerUnitStake, volatility, maxPayX100, topWin, method, cases, maxRaiseX100 } = proof.summary;
  const figures = describeFigures(proof);
  const note = rtp.note === '' ? '' : ` (${rtp.note})`;
  const range = formatRange(proof);
  const of = (plan: string) => (plan === '' ? '' : `, for ${plan}`);
  const { gold, sweeps } = maths.stakes;
  const coins = (stakes: readonly number[]) =>
    stakes.map((stake) => formatDecimal({ numerator: BigInt(stake), denominator: 100n }, 2));
  return [
    `# ${entry.title}: par sheet`,
    '',
    'Generated by `pnpm --filter @goldwren/game-engine prove`; a test fails when it drifts.',
    '',
    ...buildMarkdownTable(
      ['', ''],
      [
        ['Maths version', `${maths.version}, engine ABI ${maths.engineAbi}`],
        ['Maths hash', `\`${mathsHash}\``],
        ['Return to player', `**${range} %**${note}`],
        ['Hit rate', `${odds.pays.percent} % (${odds.pays.numerator} / ${odds.pays.denominator})${of(figures.odds)}`],
        [
          'Standard deviation',
          `${sdPerUnitStake} per ${maxRaiseX100 > 0 ? 'first stake' : 'unit staked'}: ${volatility}${of(figures.widest)}`,
        ],
        ['Highest pay', `${formatTimes(maxPayX100)}, ${formatExactOdds(topWin)}${note}${of(figures.top)}`],
        ['Stakes, GC', coins(gold).join(' · ')],
        ['Stakes, SC', coins(sweeps).join(' · ')],
      ],
    ),
    '',
    ...buildChoiceTable(proof),
    '## Return, exactly',
    '',
    ...buildExactReturn(proof),
    '',
    '## A round',
    '',
    ...buildRoundTable(proof),
    '',
    '## Proof',
    '',
    ...method.map((sentence) => `- ${sentence}`),
    `- Cases: ${cases}.`,
    '',
    '## Odds and shares',
    '',
    ...buildOddsTable(proof),
    '',
    ...proof.notes.map((sentence) => `- ${sentence}`),
    '',
    ...buildDistributions(proof),
    ...gameProof.tables(),
    '',
  ].join('\n');
}
