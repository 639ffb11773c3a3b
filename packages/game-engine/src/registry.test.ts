import { expect, test } from 'vitest';
import { catalogue, gameByMaths, gameBySlug } from './registry.ts';

test('ids, slugs, titles and order are those of the launch catalogue', () => {
  expect(catalogue.map(({ id, slug, title, listOrder }) => [listOrder, id, slug, title])).toEqual([
    [1, 2, 'starlight-fortune', 'Starlight Fortune'],
    [2, 4, 'jacks-or-better-poker', 'Jacks or Better Poker'],
  ]);
  for (const { slug, game } of catalogue) expect(game.maths.slug).toBe(slug);
});

test('a stored round finds the game of its maths, and no other', () => {
  for (const { slug, game } of catalogue) {
    expect(gameByMaths(slug, game.mathsHash)).toBe(game);
    expect(gameByMaths(slug, '0'.repeat(64))).toBeUndefined();
    expect(gameByMaths('no-such-game', game.mathsHash)).toBeUndefined();
    expect(gameBySlug(slug)?.game).toBe(game);
  }
  expect(gameBySlug('__proto__')).toBeUndefined();
});

test('the highest pay of the proof is advertised, and no line of the paytable exceeds it', () => {
  for (const { game, proof } of catalogue) {
    const pays = game.rules.paytable.flatMap((row) => row.pays.map((pay) => pay.pay_x100));
    expect(Math.max(...pays)).toBeLessThanOrEqual(proof.maxPayX100);
    const times = new RegExp(`${proof.maxPayX100 / 100}`);
    expect(JSON.stringify(game.rules).replaceAll(',', '')).toMatch(times);
  }
});

test('rules are plain JSON and every sentence is there', () => {
  for (const { game } of catalogue) {
    expect(JSON.parse(JSON.stringify(game.rules))).toEqual(game.rules);
    const sentences = [...game.rules.how_to_play, game.rules.unfinished_round, game.rules.return_note];
    expect(sentences.every((sentence) => sentence.endsWith('.'))).toBe(true);
  }
});
