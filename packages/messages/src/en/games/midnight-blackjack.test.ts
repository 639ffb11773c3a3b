import { describe, expect, test } from 'vitest';
import type { BlackjackFacts } from '../../facts/midnight-blackjack.ts';
import { midnightBlackjackRules as frenchRules } from '../../fr-CA/games/midnight-blackjack.rules.ts';
import { midnightBlackjack as french } from '../../fr-CA/games/midnight-blackjack.ts';
import { midnightBlackjackRules as englishRules } from './midnight-blackjack.rules.ts';
import { midnightBlackjack as english } from './midnight-blackjack.ts';

const ended = (result: string, total = 18, dealer_total = 20, hand = 0) => ({
  ...{ type: 'hand', hand, result, total, dealer_total },
  pay_x100: 0,
});

describe('a round of Midnight Blackjack', () => {
  test.each([
    [[], 'the hand is open', 'la main est en cours'],
    [[ended('blackjack', 21, 17)], 'blackjack', 'blackjack'],
    [[ended('win', 20, 18)], '20 to 18', '20 contre 18'],
    [[ended('win', 13, 25)], '13, and the dealer went over 21 with 25', '13, et le croupier dépasse 21 avec 25'],
    [[ended('push', 19, 19)], 'push at 19', 'égalité à 19'],
    [[ended('loss')], 'dealer wins, 20 to 18', 'le croupier gagne, 20 contre 18'],
    [[ended('bust', 24)], 'you went over 21 with 24', 'vous dépassez 21 avec 24'],
    [
      [ended('win', 20, 18), ended('push', 18, 18, 1)],
      'first hand won, second hand a push',
      'première main\u00a0: gagnée, deuxième main\u00a0: égalité',
    ],
    [
      [ended('bust', 22), ended('loss', 17, 20, 1)],
      'first hand over 21, second hand lost',
      'première main\u00a0: plus de 21, deuxième main\u00a0: perdue',
    ],
  ])('summarizes %j in both languages', (events, inEnglish, inFrench) => {
    expect(english.summary(events)).toBe(inEnglish);
    expect(french.summary(events)).toBe(inFrench);
  });

  test('counts a soft total as such', () => {
    expect([english.total(17, true), english.total(17, false)]).toEqual(['soft 17', '17']);
    expect([french.total(17, true), french.total(17, false)]).toEqual(['17 souple', '17']);
  });
});

const facts: BlackjackFacts = {
  ...{ paytable: [], deckCards: 52, shoeCards: 51, dealerStands: { hard: 17, soft: 18 } },
  ...{ blackjackPayX100: 220, raiseX100: 100, highestPayX100: 400 },
  strategy: {
    hard: [{ from: 12, to: 12, moves: 'hhssshhhhh' }],
    soft: [{ from: 18, to: 18, moves: 'tttttsshhh' }],
    pairs: [
      { from: 1, to: 1, moves: 'pppppppppp' },
      { from: 2, to: 3, moves: '__pppp____' },
    ],
  },
};

describe('its rules', () => {
  test('list the best play row by row', () => {
    const { hard, soft, pairs } = englishRules.features(facts);
    expect(hard.text).toBe('Total 12: stand against 4–6, otherwise hit.');
    expect(soft.text).toBe('Soft 18: stand against 7–8, otherwise hit against 9–A, otherwise double (or stand).');
    expect(pairs.text).toBe(
      'Aces: split. 2s and 3s: split against 4–7, otherwise play by the total. Do not split other pairs.',
    );
    expect(frenchRules.features(facts).hard.text).toBe('Total 12\u00a0: rester contre 4–6, sinon tirer.');
  });

  test('take their figures from the facts', () => {
    expect(englishRules.description(facts)).toContain('Blackjack pays 6 to 5, and the dealer hits soft 17.');
    expect(frenchRules.description(facts)).toContain('6\u00a0pour\u00a05');
    const other = { ...facts, blackjackPayX100: 250, dealerStands: { hard: 18, soft: 19 } };
    expect(englishRules.description(other)).toContain('Blackjack pays 3 to 2, and the dealer hits soft 18.');
    expect(englishRules.howToPlay(facts).deal).toContain('All 51 cards');
  });
});
