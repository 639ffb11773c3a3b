import { expect, test } from 'vitest';
import { gameSwitchReasons, requiresInvestigation } from './rounds.ts';

test('a game that the audit switched off needs a second staff member to switch it on', () => {
  const required = (note: string | null) =>
    gameSwitchReasons.filter((reason) => requiresInvestigation({ reason, note }));
  expect(required(null)).toEqual(['rounds_disagree', 'return_outside_band']);
  expect(required('A frozen reel.')).toEqual(required(null));
  expect(required('rounds_disagree')).toEqual([...required(null), 'other_cell']);
});
