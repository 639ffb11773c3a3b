import { expect, test } from 'vitest';
import { groupOfKind, kindsOf, movementGroups } from './movement-groups.ts';

test('each filter includes the kinds of its group', () => {
  expect(kindsOf('rounds')).toEqual(['stake', 'raise', 'win']);
  expect(kindsOf('redemptions')).toEqual(['redemption', 'redemption_return']);
  expect(movementGroups.flatMap(kindsOf).sort()).toEqual(Object.keys(groupOfKind).sort());
});

test('the filter for everything except play excludes only rounds', () => {
  const others = movementGroups.filter((group) => group !== 'rounds').flatMap(kindsOf);
  expect(kindsOf('beside_play').sort()).toEqual(others.sort());
});
