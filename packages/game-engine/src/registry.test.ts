import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { nodeSha256 } from '../scripts/node-crypto.ts';
import { goldenRound } from './fairness/golden-rounds.ts';
import { catalogue, createRegistry, gameByMaths, gameBySlug } from './registry.ts';
import { doubleOnceEntry } from './testing/double-once/entry.ts';

const root = fileURLToPath(new URL('./', import.meta.url));
const folders = readdirSync(`${root}games`);

test('every folder under games/ is a game of the list, and every game has its folder', () => {
  expect(catalogue.map(({ slug }) => slug).sort()).toEqual(folders.sort());
});

test('no file names a game but those of its folder and its line in games.ts', () => {
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

test('games are listed in order, under their own slugs', () => {
  const orders = catalogue.map(({ listOrder }) => listOrder);
  expect(orders).toEqual([...orders].sort((a, b) => a - b));
  for (const { slug, game, title } of catalogue) {
    expect(game.maths.slug).toBe(slug);
    expect(title.toLowerCase().replaceAll(' ', '-')).toBe(slug);
  }
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

test('a test adds a game, or an old version, without touching this build', () => {
  const old = { ...doubleOnceEntry.game, mathsHash: '0'.repeat(64) };
  const registry = createRegistry([...catalogue, { ...doubleOnceEntry, retired: [old] }]);
  const { slug } = doubleOnceEntry.game.maths;
  expect(registry.catalogue).toHaveLength(catalogue.length + 1);
  expect(registry.gameByMaths(slug, old.mathsHash)).toBe(old);
  expect(gameBySlug(slug)).toBeUndefined();
});

test('games that share an id, a slug or maths are refused', () => {
  const again = { ...doubleOnceEntry, id: 901 };
  expect(() => createRegistry([doubleOnceEntry, again])).toThrow(RangeError);
});

test('the highest pay of the proof is advertised, and no line of the paytable exceeds it', () => {
  for (const { game, proof } of [...catalogue, doubleOnceEntry]) {
    const pays = game.rules.paytable.flatMap((row) => row.pays.map((pay) => pay.pay_x100));
    expect(Math.max(...pays)).toBeLessThanOrEqual(proof.maxPayX100);
    const times = new RegExp(`${proof.maxPayX100}|${proof.maxPayX100 / 100}`);
    expect(JSON.stringify(game.rules)).toMatch(times);
  }
});

test('no round that is played at random raises above what the proof says', () => {
  for (const { game, proof } of [...catalogue, doubleOnceEntry]) {
    const raises = Array.from(
      { length: 300 },
      (_, index) => JSON.parse(goldenRound(nodeSha256, game, index)).raise_x100,
    );
    expect(Math.max(...raises)).toBeLessThanOrEqual(proof.maxRaiseX100);
    if (game === doubleOnceEntry.game) expect(Math.max(...raises)).toBe(proof.maxRaiseX100);
  }
});

test('rules are plain JSON of numbers and ids, without a word for people', () => {
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

test('a choice is proved as one of those that the proof lists, and those as themselves', () => {
  for (const { game } of [...catalogue, doubleOnceEntry])
    for (const choice of game.choices) expect(game.provedAs?.(choice) ?? choice).toEqual(choice);
});
