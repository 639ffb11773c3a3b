import { describe, expect, it } from 'vitest';
import { handwrittenNumbers, numbersIn, ruledNumbers, unruledNumbers } from './printed-numbers.ts';

describe('numbers of a text', () => {
  it('are the same in every language', () => {
    expect(numbersIn('2,000,000 GC and 0.50 SC in 3-5 days, $2,500.')).toEqual(['2000000', '0.5', '3', '5', '2500']);
    expect(numbersIn('2\u00a0000\u00a0000 GC et 0,50 SC en 3 à 5 jours, 2\u00a0500\u00a0$.')).toEqual([
      '2000000',
      '0.5',
      '3',
      '5',
      '2500',
    ]);
  });

  it('do not include numbers in names of forms', () => {
    expect(numbersIn('Form W-9, then a 1099-MISC on a 3x5 card')).toEqual(['1099', '3', '5']);
  });

  it('are compared with packages/rules: amounts as coins, percentages and days unchanged', () => {
    expect(['50', '0.7', '24', '90', '2000000', '600'].filter((number) => !ruledNumbers.has(number))).toEqual(['0.7']);
    expect(unruledNumbers('Redeem from 50 SC within 37 days, at 4711 places.')).toEqual(['37', '4711']);
    expect(unruledNumbers('The 4711', { 4711: 'a name' })).toEqual([]);
  });
});

describe('handwritten numbers', () => {
  const computed = (expression: string) => `\${${expression}}`;

  it('are found as figures and as words in any string', () => {
    expect(handwrittenNumbers("const a = 'After 90 days';")).toEqual(['90']);
    expect(handwrittenNumbers(`const a = \`After ${computed('days(30)')}, at least 50.00 SC\`;`)).toEqual(['50.00']);
    expect(handwrittenNumbers("const a = 'seven days', b = 'dix jours';")).toEqual(['seven', 'dix']);
  });

  it('do not include computed values, imports, comments and names', () => {
    const source = [
      "import { x1 } from './2.ts';",
      '/* 3 */',
      `const a = \`${computed(`of(\`${computed('5')}\`)`)} [words](help/w9)\`;`,
      "const b = 'W-9';",
    ];
    expect(handwrittenNumbers(source.join('\n'), ['W-9'])).toEqual([]);
  });
});
