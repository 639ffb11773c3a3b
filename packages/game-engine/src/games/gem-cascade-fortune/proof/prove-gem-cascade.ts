import { reduceFraction } from '../../../proof/fraction.ts';
import { formatThousands, type ParRow, type Proof, summarizeProof } from '../../../proof/summary.ts';
import type { GemCascadeData } from '../maths.ts';
import { type CountedRounds, countRounds } from './rounds.ts';

/** Returns rounds by step of the scatter pays. The last step includes all higher numbers of scatters. */
function scatterSteps(data: GemCascadeData, scatters: readonly bigint[]): bigint[] {
  const steps = data.scatterPays.map(() => 0n);
  for (const [shown, ways] of scatters.entries()) {
    if (shown < data.fewestScatters) continue;
    const step = Math.min(shown - data.fewestScatters, steps.length - 1);
    steps[step] = (steps[step] as bigint) + ways;
  }
  return steps;
}

function buildParRows(data: GemCascadeData, counted: CountedRounds): ParRow[] {
  const { totals, gemPay, gemRounds, scatters, featurePay } = counted;
  const row = (name: string, ways: bigint, pay: bigint) => ({
    name,
    odds: reduceFraction(ways, totals.ways),
    share: reduceFraction(pay, 100n * totals.ways),
  });
  const steps = scatterSteps(data, scatters);
  const scatterRows = steps.map((ways, step) => {
    const orMore = step === steps.length - 1 ? ' or more' : '';
    const name = `${data.fewestScatters + step}${orMore} crowns, ${data.freeSpins[step]} free spins`;
    return { name, ways, pay: ways * BigInt(data.scatterPays[step] as number) };
  });
  const scatterPay = scatterRows.reduce((sum, { pay }) => sum + pay, 0n);
  if (gemPay + scatterPay + featurePay !== totals.pay) throw new Error('The parts of the return do not add up.');
  return [
    ...scatterRows.map(({ name, ways, pay }) => row(name, ways, pay)),
    row('Gems of paid spins', gemRounds, gemPay),
    row(
      'Free spins, all together',
      steps.reduce((sum, ways) => sum + ways, 0n),
      featurePay,
    ),
    row(`Highest win, ${formatThousands(data.maxPayX100 / 100)}×`, totals.top, totals.top * BigInt(data.maxPayX100)),
  ];
}

/** Evaluates every possible round with two evaluators that share no code. Throws if they disagree. */
export function proveGemCascade(data: GemCascadeData): Proof {
  const counted = countRounds(data, data.rounds);
  const rows = buildParRows(data, counted);
  const ways = scatterSteps(data, counted.scatters).reduce((sum, step) => sum + step, 0n);
  const rounds = formatThousands(data.rounds);
  const words = {
    note: '' as const,
    method: [
      `Every round: all ${rounds}, all equally likely, through the evaluator that ships.`,
      'Bitboards: the same rounds through a second evaluator, written from the rules, which shares no code with the first. Pay, crowns and drawn words are the same in every round.',
      `A round draws at most ${counted.mostDrawn} words, so no round reads the words of another.`,
    ],
    cases: `${rounds} rounds, which are all of them`,
  };
  const { totals, featurePay } = counted;
  const feature = { id: 'free_spins', ways, pay: featurePay };
  return {
    summary: summarizeProof(
      [{ choice: {}, label: '', totals, feature, maxPayX100: data.maxPayX100, maxRaiseX100: 0 }],
      words,
    ),
    rows,
    notes: [
      'The last row is included in the row above it.',
      'Free spins count what they add to the paid spin, after the highest win is applied.',
    ],
  };
}
