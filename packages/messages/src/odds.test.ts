import type { CardOdds, ChoiceOdds } from '@goldwren/contracts/player';
import { describe, expect, test } from 'vitest';
import { odds } from './en/play/odds.ts';
import { formatsOf } from './formats/formats.ts';
import { oddsNumber } from './formats/odds-number.ts';
import { odds as french } from './fr-CA/play/odds.ts';

const nb = '\u00a0';
const [en, fr] = [formatsOf('en'), formatsOf('fr-CA')];
const words = { short: ' M', long: (count: string) => `${count} million` };

describe('N of "1 in N"', () => {
  test.each([
    ['1.00', '1', '1'],
    ['2.63', '2.7', '2,7'],
    ['2.70', '2.7', '2,7'],
    ['9.91', '10', '10'],
    ['10.00', '10', '10'],
    ['10.01', '11', '11'],
    ['89.41', '90', '90'],
    ['999.01', '1,000', `1${nb}000`],
    ['1000.01', '1,010', `1${nb}010`],
    ['40169.76', '40,200', `40${nb}200`],
    ['999000.00', '999,000', `999${nb}000`],
    ['999000.01', '1 M', '1 M'],
    ['1000000.01', '1.1 M', '1,1 M'],
    ['3532874.50', '3.6 M', '3,6 M'],
    ['123456789.00', '123.5 M', '123,5 M'],
  ])('formats %s as %s', (oneIn, english, french) => {
    expect(oddsNumber(en, words, oneIn, 'short')).toBe(english);
    expect(oddsNumber(fr, words, oneIn, 'short')).toBe(french);
  });

  test('is never lower than the real value', () => {
    for (let step = 0; step < 6_000; step += 1) {
      const hundredths = BigInt(Math.floor(100 * 1.004 ** step));
      const oneIn = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
      if (oneIn.length > 18) break;
      const [number = '', unit] = oddsNumber(en, words, oneIn, 'short').split(' ');
      const shown = Number(number.replaceAll(',', '')) * (unit ? 1_000_000 : 1);
      expect(shown, oneIn).toBeGreaterThanOrEqual(Number(oneIn) * (1 - 1e-12));
      expect(shown, oneIn).toBeLessThanOrEqual(Number(oneIn) * 1.1 + 0.1);
    }
  });

  test('returns text that is not a number unchanged', () => {
    expect(oddsNumber(en, words, 'many', 'short')).toBe('many');
  });
});

const starlight: CardOdds = {
  pays: '2.63',
  beats_stake: '8.11',
  feature: { name: 'free spins', one_in: '89.41' },
  top_win: { pay_x100: 200_000, one_in: '3532874.50' },
};

const choice: ChoiceOdds = {
  choice: {},
  label: '',
  rtp_percent: '95.42',
  pays: '2.63',
  keeps_stake: '6.23',
  beats_stake: '8.11',
  feature: { name: 'free spins', one_in: '89.41', rtp_without_percent: '62.80' },
  top_win: starlight.top_win,
  losing_run: { rounds: 27, of_hundred: 99 },
};

test('a card shows the odds in one line', () => {
  const line = (rows: { what: string; odds: string }[]) => rows.map(({ what, odds }) => `${what} ${odds}`).join(' · ');
  expect(line(odds.card(starlight))).toBe(
    'any payout 1 in 2.7 · profit 1 in 8.2 · free spins 1 in 90 · top win 1 in 3.6 M',
  );
  expect(line(french.card({ ...starlight, feature: { name: 'tours gratuits', one_in: '89.41' } }))).toBe(
    `paie quelque chose 1 sur 2,7 · dépasse la mise 1 sur 8,2 · tours gratuits 1 sur 90 · gain maximal 1 sur 3,6${nb}M`,
  );
  expect(odds.card({ ...starlight, feature: null })).toHaveLength(3);
});

test('a poster shows the odds of a profit in one phrase', () => {
  expect([odds, french].map((words) => words.brief(starlight))).toEqual([
    'Profit 1 in 8.2',
    `Profit 1${nb}sur${nb}8,2`,
  ]);
});

test('French uses one word for a round, and another for a free spin', () => {
  const said = [
    french.title,
    french.intro,
    ...french.card(starlight).map(({ what }) => what),
    ...french.sentences(choice),
  ];
  expect(said.join(' ')).not.toMatch(/\btours?\b/);
});

test('the rules contain the same figures in both languages', () => {
  const digits = (text: string) =>
    text
      .replaceAll(',', '.')
      .replaceAll(nb, ' ')
      .match(/\d+(?:\.\d+)?/g) ?? [];
  const [english, frenchOnes] = [odds.sentences(choice), french.sentences(choice)];
  expect(english).toHaveLength(6);
  expect(english[3]).toBe('The top win, 2,000 times the stake: one round in 3.6 million.');
  expect(english[2]).toBe('Free spins: one round in 90. Without this feature, the game would return 62.80%.');
  for (const [at, sentence] of english.entries()) {
    if (at !== 3) expect(digits(frenchOnes[at] ?? '')).toEqual(digits(sentence));
    for (const text of [sentence, frenchOnes[at]]) expect(text).not.toMatch(/undefined|null|NaN/);
  }
  expect(odds.sentences({ ...choice, feature: null })).toHaveLength(5);
});

test('says that a payout in every round is often less than the stake', () => {
  const always = { ...choice, pays: '1.00' };
  expect([odds, french].map((words) => words.sentences(always)[0])).toEqual([
    'Every round returns something, but about 83% of rounds return less than the stake.',
    `Chaque partie paie quelque chose, mais environ 83${nb}% des parties paient moins que la mise.`,
  ]);
  const card = { ...starlight, pays: '1.00' };
  expect([odds, french].map((words) => words.card(card)[0]?.odds)).toEqual([
    'every round, often less than the stake',
    'toujours, souvent moins que la mise',
  ]);
});
