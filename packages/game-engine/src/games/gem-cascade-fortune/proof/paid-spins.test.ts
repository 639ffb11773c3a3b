import { test } from 'vitest';
import { expectBelowMaximum } from '../../../testing/highest-paid-spin.ts';
import { createGemCascadeTables, createRound, evaluateIndex } from '../evaluate.ts';
import { gemCascadeFortune } from '../index.ts';

// This counts every paid spin, which takes up to a minute, so only the nightly run does it.
test.runIf(process.env.NIGHTLY)(
  'has no paid spin that reaches the maximum, as its rules page says',
  () => {
    const tables = createGemCascadeTables(gemCascadeFortune.maths.data);
    const round = createRound(tables);
    let highest = 0;
    for (let index = 0; index < tables.rounds; index++) {
      evaluateIndex(tables, round, index);
      highest = Math.max(highest, round.paidSpinPay);
    }
    expectBelowMaximum(gemCascadeFortune.maths, highest);
  },
  600_000,
);
