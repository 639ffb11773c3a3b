import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { nodeSha256 } from '../../scripts/node-crypto.ts';
import { currentVectors } from '../../scripts/write-vectors.ts';
import { catalogue } from '../registry.ts';
import { doubleOnceEntry } from '../testing/double-once/entry.ts';
import { doubleOnce } from '../testing/double-once/index.ts';
import type { AnyGame } from '../types.ts';
import { goldenHash, goldenRounds } from './golden-rounds.ts';
import { buildMathsBytes } from './maths-hash.ts';

const docs = fileURLToPath(new URL('../../../../docs/games/', import.meta.url));
const checker = fileURLToPath(new URL('../../test-vectors/check.py', import.meta.url));
/** Golden rounds per game in Python. The nightly run checks all rounds of the lock, which takes a minute of CPU time. */
const checkedRounds = process.env.NIGHTLY ? goldenRounds : goldenRounds / 50;
const hasPython = spawnSync('python3', ['--version']).status === 0;

const vectors = await currentVectors();

/** @param slug Checks only the vectors of this game. */
function check(folder: string, goldenRounds: number, ...slug: string[]): string {
  const quiet = { PYTHONDONTWRITEBYTECODE: '1', PATH: process.env.PATH };
  return execFileSync('python3', [checker, folder, String(goldenRounds), ...slug], {
    encoding: 'utf8',
    stdio: 'pipe',
    env: quiet,
  });
}

test('prints the derived vectors on every page', () => {
  for (const [page, derived] of vectors) {
    const text = readFileSync(docs + page, 'utf8');
    expect(/```json\n([\s\S]*?)\n```/.exec(text)?.[1]).toBe(derived);
  }
});

test('has vectors with a free spin, the top win, a raise and a step per action', () => {
  const types: string[] = [];
  for (const [page, derived] of vectors) {
    if (!page.startsWith('rules/')) continue;
    const rounds: { steps: { events: { type: string }[] }[]; actions: unknown[] }[] = JSON.parse(derived);
    for (const { steps, actions } of rounds) expect(steps).toHaveLength(actions.length + 1);
    types.push(...rounds.flatMap(({ steps }) => steps.flatMap(({ events }) => events.map(({ type }) => type))));
  }
  for (const wanted of ['free_spins', 'max_win', 'doubled']) expect(types).toContain(wanted);
});

test('stores exactly the hashed bytes as maths files', () => {
  const games = [...catalogue.map(({ game }) => game), doubleOnce];
  const name = ({ maths }: (typeof games)[number]) => `${maths.slug}-${maths.version}.json`;
  for (const game of games) {
    expect(readFileSync(`${docs}maths/${name(game)}`)).toEqual(Buffer.from(buildMathsBytes(game)));
  }
  expect(readdirSync(`${docs}maths`).sort()).toEqual(games.map(name).sort());
});

test('has a rules page for every game that names every event of its vectors', () => {
  for (const { slug, title } of [...catalogue, doubleOnceEntry].map(({ game, title }) => ({
    slug: game.maths.slug,
    title,
  }))) {
    const page = `rules/${slug}.md`;
    const rules = readFileSync(docs + page, 'utf8').split('```json')[0];
    expect(rules).toContain(`# ${title} (\`${slug}\`)`);
    const types = [...(vectors.get(page) ?? '').matchAll(/"type":"([a-z_]+)"/g)].map((match) => match[1]);
    expect(types).toContain('settle');
    for (const type of new Set(types))
      if (type !== 'settle') expect(rules).toMatch(new RegExp(`\`${type}\`|"type": "${type}"`));
  }
  expect([...vectors.keys()].sort()).toEqual(
    ['fairness-gw3.md', ...readdirSync(`${docs}rules`).map((file) => `rules/${file}`)].sort(),
  );
});

test('says the default action of every decision game, and where the stops of every reel count from', () => {
  for (const { kind, maths } of [...catalogue.map(({ game }): AnyGame => game), doubleOnce as unknown as AnyGame]) {
    const rules = readFileSync(`${docs}rules/${maths.slug}.md`, 'utf8').split('```json')[0] ?? '';
    expect(rules.includes('\nThe default action is '), maths.slug).toBe(kind === 'decision');
    if (rules.includes('`stops`')) expect(rules.replace(/\s+/g, ' ')).toContain('the stop is the place in its top row');
  }
});

test.runIf(hasPython)(
  `a checker in another language, written from the pages, agrees with them and ${checkedRounds} golden rounds`,
  () => {
    const output = check(docs, checkedRounds);
    expect(output).toContain('all as the pages say');
    for (const game of [...catalogue.map((entry) => entry.game), doubleOnce as unknown as AnyGame]) {
      expect(output).toContain(`golden ${game.maths.slug} ${goldenHash(nodeSha256, game, checkedRounds)}\n`);
    }
  },
);

test.runIf(hasPython)('and it notices a changed pay, event, key, rotation and number', () => {
  const { slug } = doubleOnce.maths;
  const rules = `rules/${slug}.md`;
  const scheme = 'fairness-gw3.md';
  const forgeries: [string, RegExp, string][] = [
    [rules, /"pay_x100": (\d+)0(?=[,\n])/, '"pay_x100": $15'],
    [rules, /("type":"deal",.*?"card":")/, '$1X'],
    [scheme, /"rounds_hash": "[0-9a-f]/, '"rounds_hash": "z'],
    [scheme, /("id": "39f713d0a644253f",\s+"signature": ")4/, '$15'],
    [`maths/${slug}-${doubleOnce.maths.version}.json`, /"high":175/, '"high":180'],
  ];
  for (const [file, from, to] of forgeries) {
    const copy = mkdtempSync(`${tmpdir()}/gw2-`);
    cpSync(docs, copy, { recursive: true });
    const text = readFileSync(`${copy}/${file}`, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(`${copy}/${file}`, text.replace(from, to));
    expect(() => check(copy, 0, ...(file === scheme ? [] : [slug]))).toThrow();
    rmSync(copy, { recursive: true });
  }
});
