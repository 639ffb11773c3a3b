import { readFileSync } from 'node:fs';
import { risk, riskGroups, riskSignals } from '@goldwren/rules';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../../../../docs/operations/risk.md', import.meta.url), 'utf8');

test('the page for operators has the groups, weights and limits of the rules', () => {
  for (const [signal, { group, weight }] of Object.entries(riskSignals)) {
    expect(page).toContain(`| \`${signal}\` | \`${group}\` | ${weight} |`);
  }
  for (const [group, most] of Object.entries(riskGroups)) expect(page).toContain(`| \`${group}\` | ${most} |`);
  for (const sentence of [
    `A case is opened from ${risk.caseFrom} points on`,
    `fewer than ${risk.crowdFrom} did`,
    `begin with ${risk.groupFrom} accounts`,
    `${risk.groupFrom} or more accounts were created within ${risk.registrationHours} hours`,
    `requested a redemption within ${risk.redemptionDays} days`,
    `at least ${risk.leastGaps} rounds differs by less than ${risk.regularBelow * 100}%`,
    `rounds in ${risk.hoursOfDay} or more hours`,
    `at most ${risk.minimalPlayPercent}% of the Sweeps Coins received were staked, and ${risk.redeemedPercent}%`,
    `${risk.factDays} days after they were last seen`,
    `after ${risk.scoreDays} days`,
  ]) {
    expect(page).toContain(sentence);
  }
});
