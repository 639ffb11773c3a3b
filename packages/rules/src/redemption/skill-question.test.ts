import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeSkillQuestion } from './skill-question.ts';

/** Evaluates the text itself: brackets first, then multiplication. */
function evaluate(text: string): number {
  const bracket = /\(([^()]*)\)/.exec(text);
  if (bracket) return evaluate(text.replace(bracket[0], String(evaluate(bracket[1] as string))));
  return text
    .replace(/ − /g, ' + -')
    .split(' + ')
    .map((term) => term.split(' × ').reduce((product, factor) => product * Number(factor), 1))
    .reduce((sum, term) => sum + term, 0);
}

test('a question has at least three operations, and its answer is the value of its text', () => {
  const draws = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
  fc.assert(
    fc.property(draws, (stream) => {
      const pick = (from: number, to: number): number =>
        from + Math.floor(Number(stream.next().value) * (to - from + 1));
      const { text, answer } = makeSkillQuestion(pick);
      expect(text.match(/[+×−]/g)?.length).toBeGreaterThanOrEqual(3);
      expect(evaluate(text)).toBe(answer);
      expect(answer).toBeGreaterThan(0);
    }),
  );
});

test.each([
  [1, '(3 + 4) × 5 − 7', 28],
  [2, '3 × 4 + 6 − 7', 11],
  [3, '3 × 4 + 5 × 7', 47],
  [4, '(3 × 4 + 6) × 2 − 7', 29],
])('builds a question of kind %d from the drawn numbers', (kind, text, answer) => {
  const numbers = [3, 4, 5, 6, 7, kind];
  const bounds: number[][] = [];
  const question = makeSkillQuestion((from, to) => {
    bounds.push([from, to]);
    return numbers.shift() as number;
  });
  expect(question).toEqual({ text, answer });
  expect(bounds).toEqual([
    [3, 12],
    [3, 12],
    [3, 9],
    [2, 20],
    [2, 9],
    [1, 4],
  ]);
});
