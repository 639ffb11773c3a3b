import { sanctions } from '@goldwren/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayReach, nameOutline } from './name-outline.ts';
import { nameScore } from './name-score.ts';
import { writtenForm } from './written-form.ts';

const outlineOf = (name: string) => nameOutline(writtenForm(name));

test('never rules out two names whose score reaches the threshold', () => {
  // Few letters and near copies, so that many pairs are close to the threshold.
  const word = fc.stringMatching(/^[abdkns]{2,7}$/);
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  const nearCopy = fc.tuple(name, fc.nat(), fc.constantFrom('', 'a', 'k', ' ')).map(([text, at, letter]) => {
    const place = at % text.length;
    return [text, `${text.slice(0, place)}${letter}${text.slice(place + 1)}`] as const;
  });
  let reached = 0;
  fc.assert(
    fc.property(fc.oneof(fc.tuple(name, name), nearCopy), ([one, other]) => {
      const score = nameScore(writtenForm(one), writtenForm(other));
      if (score < sanctions.alikeFrom) return;
      reached += 1;
      expect(mayReach(outlineOf(one), outlineOf(other), sanctions.alikeFrom)).toBe(true);
    }),
    { numRuns: 5_000 },
  );
  expect(reached).toBeGreaterThan(500);
});

test.each([
  ['Robin Wren', 'PUTIN, Vladimir'],
  ['Maria Garcia', 'HASSAN, Omar'],
])('rules out %s and %s', (one, other) => {
  expect(mayReach(outlineOf(one), outlineOf(other), sanctions.alikeFrom)).toBe(false);
});

test.each([
  ['Vladimir Putin', 'PUTIN, Vladimir Vladimirovich'],
  ['Mohammed Al-Qadhafi', 'GADDAFI, Muhammad'],
  ['Jan Jan Kowalski', 'KOWALSKY, Jan'],
])('keeps %s and %s', (one, other) => {
  expect(mayReach(outlineOf(one), outlineOf(other), sanctions.alikeFrom)).toBe(true);
});
