import { expect, test } from 'vitest';
import { gameSwitchReasons, requiresInvestigation } from './rounds.ts';

test('a game that the audit switched off needs a second staff member to switch it on', () => {
  expect(gameSwitchReasons.filter(requiresInvestigation)).toEqual(['rounds_disagree', 'return_outside_band']);
});
