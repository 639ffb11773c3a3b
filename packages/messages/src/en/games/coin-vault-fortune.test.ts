import { expect, test } from 'vitest';
import { coinVaultFortune as french } from '../../fr-CA/games/coin-vault-fortune.ts';
import { coinVaultFortune } from './coin-vault-fortune.ts';

const win = (line: number, symbol: string, count: number, pay_x100: number) => ({
  type: 'line_win',
  line,
  symbol,
  count,
  pay_x100,
});
const vault = { type: 'vault', coins: [], respins: 3 };

test.each([
  [[], 'no win', 'aucun gain'],
  [[win(3, 'crown', 4, 1500)], 'four crowns on line 3', 'quatre couronnes sur la ligne 3'],
  [
    [win(1, 'scales', 3, 30), win(7, 'watch', 5, 2000), win(2, 'ticket', 3, 30)],
    'five watches on line 7 and 2 more wins',
    'cinq montres sur la ligne 7 et 2 autres gains',
  ],
  [[vault, { type: 'vault_win', count: 9, pay_x100: 2700 }], '9 coins in the vault', '9\u00a0pièces dans le coffre'],
  [
    [win(4, 'pearl', 3, 75), win(5, 'padlock', 3, 40), vault, { type: 'vault_win', count: 6, pay_x100: 600 }],
    '6 coins in the vault, three pearls on line 4 and one more win',
    '6\u00a0pièces dans le coffre, trois perles sur la ligne 4 et un autre gain',
  ],
  [
    [win(4, 'pearl', 3, 75), vault, { type: 'grand', pay_x100: 100_000 }],
    'a full vault, the highest win of this game',
    'un coffre plein, le gain le plus élevé de ce jeu',
  ],
])('summarizes %j in both languages', (events, english, frenchText) => {
  expect(coinVaultFortune.summary(events)).toBe(english);
  expect(french.summary(events)).toBe(frenchText);
});

test.each([
  [0, '0 respins left', '0\u00a0relance restante'],
  [1, '1 respin left', '1\u00a0relance restante'],
  [3, '3 respins left', '3\u00a0relances restantes'],
])('%i respins are counted in both languages', (left, english, frenchText) => {
  expect(coinVaultFortune.respinsLeft(left)).toBe(english);
  expect(french.respinsLeft(left)).toBe(frenchText);
});

test('every symbol has a name in both languages', () => {
  for (const id of ['key', 'coin', 'crown', 'ingot', 'watch', 'goblet', 'pearl', 'padlock', 'scales', 'ticket']) {
    expect(coinVaultFortune.symbolName(id)).toMatch(/^[A-Z]/);
    expect(french.symbolName(id)).toMatch(/^\p{Lu}/u);
    expect(french.symbolName(id)).not.toBe(coinVaultFortune.symbolName(id));
  }
});
