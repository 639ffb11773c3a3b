import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { nodeSha256 } from '../scripts/node-crypto.ts';
import { goldenRound } from './fairness/golden-rounds.ts';
import { catalogue, createRegistry, gameByMaths, gameBySlug } from './registry.ts';
import { doubleOnceEntry } from './testing/double-once/entry.ts';

const root = fileURLToPath(new URL('./', import.meta.url));
const folders = readdirSync(`${root}games`);

test('lists exactly the games with a folder under games/', () => {
  expect(catalogue.map(({ slug }) => slug).sort()).toEqual(folders.sort());
});

test('mentions a game only in its folder and in its line of games.ts', () => {
  const others = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && path !== 'games.ts',
  );
  for (const slug of folders) {
    const naming = others.filter((path) => readFileSync(root + path, 'utf8').includes(slug));
    expect(naming.filter((path) => !path.startsWith(`games/${slug}/`))).toEqual([]);
  }
  const list = readFileSync(`${root}games.ts`, 'utf8');
  for (const slug of folders) expect(list.split('\n').filter((line) => line.includes(slug))).toHaveLength(1);
});

test('lists games in order with the slugs of their titles', () => {
  const orders = catalogue.map(({ listOrder }) => listOrder);
  expect(orders).toEqual([...orders].sort((a, b) => a - b));
  for (const { slug, game, title } of catalogue) {
    expect(game.maths.slug).toBe(slug);
    expect(title.toLowerCase().replaceAll(' ', '-')).toBe(slug);
  }
});

test('finds the game of a stored round by its maths hash', () => {
  for (const { slug, game } of catalogue) {
    expect(gameByMaths(slug, game.mathsHash)).toBe(game);
    expect(gameByMaths(slug, '0'.repeat(64))).toBeUndefined();
    expect(gameByMaths('no-such-game', game.mathsHash)).toBeUndefined();
    expect(gameBySlug(slug)?.game).toBe(game);
  }
  expect(gameBySlug('__proto__')).toBeUndefined();
});

test('creates a registry with another game or an old version', () => {
  const old = { ...doubleOnceEntry.game, mathsHash: '0'.repeat(64) };
  const registry = createRegistry([...catalogue, { ...doubleOnceEntry, retired: [old] }]);
  const { slug } = doubleOnceEntry.game.maths;
  expect(registry.catalogue).toHaveLength(catalogue.length + 1);
  expect(registry.gameByMaths(slug, old.mathsHash)).toBe(old);
  expect(gameBySlug(slug)).toBeUndefined();
});

test('rejects two games with the same id, slug or maths hash', () => {
  const again = { ...doubleOnceEntry, id: 901 };
  expect(() => createRegistry([doubleOnceEntry, again])).toThrow(RangeError);
});

test('advertises the highest pay of the proof, which no row of the paytable exceeds', () => {
  for (const { game, proof } of [...catalogue, doubleOnceEntry]) {
    const pays = game.rules.paytable.flatMap((row) => row.pays.map((pay) => pay.pay_x100));
    expect(Math.max(...pays)).toBeLessThanOrEqual(proof.maxPayX100);
    const times = new RegExp(`${proof.maxPayX100}|${proof.maxPayX100 / 100}`);
    expect(JSON.stringify(game.rules)).toMatch(times);
  }
});

test('never raises random rounds above the maximum of the proof', () => {
  for (const { game, proof } of [...catalogue, doubleOnceEntry]) {
    const raises = Array.from(
      { length: 300 },
      (_, index) => JSON.parse(goldenRound(nodeSha256, game, index)).raise_x100,
    );
    expect(Math.max(...raises)).toBeLessThanOrEqual(proof.maxRaiseX100);
    if (game === doubleOnceEntry.game) expect(Math.max(...raises)).toBe(proof.maxRaiseX100);
  }
});

test('has rules of plain JSON with numbers and IDs, without texts', () => {
  const strings = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
  };
  for (const { game } of [...catalogue, doubleOnceEntry]) {
    expect(JSON.parse(JSON.stringify(game.rules))).toEqual(game.rules);
    for (const text of strings(game.rules)) expect(text).toMatch(/^[a-z_]*$/);
    const outcomes = game.rules.paytable.map(({ outcome }) => outcome);
    expect(new Set(outcomes).size).toBe(outcomes.length);
  }
});

test('maps every choice to a choice of the proof', () => {
  for (const { game } of [...catalogue, doubleOnceEntry])
    for (const choice of game.choices) expect(game.provedAs?.(choice) ?? choice).toEqual(choice);
});
