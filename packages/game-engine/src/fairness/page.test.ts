import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { currentVectors } from '../../scripts/write-vectors.ts';
import { catalogue } from '../registry.ts';
import { doubleOnce } from '../testing/double-once/index.ts';
import { mathsBytes } from './maths-hash.ts';

const docs = fileURLToPath(new URL('../../../../docs/games/', import.meta.url));
const checker = fileURLToPath(new URL('../../test-vectors/check.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

function check(folder: string, goldenRounds: number): string {
  const quiet = { PYTHONDONTWRITEBYTECODE: '1', PATH: process.env.PATH };
  return execFileSync('python3', [checker, folder, String(goldenRounds)], {
    encoding: 'utf8',
    stdio: 'pipe',
    env: quiet,
  });
}

test('the page prints the vectors that the engine derives', async () => {
  const page = readFileSync(`${docs}fairness-gw2.md`, 'utf8');
  expect(/```json\n([\s\S]*?)\n```/.exec(page)?.[1]).toBe(await currentVectors());
});

test('the vectors contain a free spin, the top win, a raise and a step per action', async () => {
  const { rounds } = JSON.parse(await currentVectors());
  const types = rounds.map(({ steps }: { steps: { events: { type: string }[] }[] }) =>
    steps.flatMap(({ events }) => events.map(({ type }) => type)),
  );
  for (const wanted of ['free_spins', 'max_win', 'doubled']) expect(types.flat()).toContain(wanted);
  for (const { steps, actions } of rounds) expect(steps).toHaveLength(actions.length + 1);
});

test('the maths files are the bytes that are hashed, and there are no others', () => {
  const games = [...catalogue.map(({ game }) => game), doubleOnce];
  const name = ({ maths }: (typeof games)[number]) => `${maths.slug}-${maths.version}.json`;
  for (const game of games) {
    expect(readFileSync(`${docs}maths/${name(game)}`)).toEqual(Buffer.from(mathsBytes(game)));
  }
  expect(readdirSync(`${docs}maths`).sort()).toEqual(games.map(name).sort());
});

test('the page has a chapter for every game, and names every event of its golden rounds', async () => {
  const page = readFileSync(`${docs}fairness-gw2.md`, 'utf8');
  for (const { game, title } of catalogue) expect(page).toContain(`### ${title} (\`${game.maths.slug}\`)`);
  const types = [...(await currentVectors()).matchAll(/"type":"([a-z_]+)"/g)].map((match) => match[1]);
  for (const type of new Set(types))
    expect(page.split('```json')[0]).toMatch(new RegExp(`\`${type}\`|"type": "${type}"`));
});

test.runIf(hasPython)(
  'a checker in another language, written from the page, agrees with it and all golden rounds',
  () => {
    expect(check(docs, 10_000)).toContain('all as the page says');
  },
);

test.runIf(hasPython)('and it notices a changed pay, event, key and number', () => {
  const forgeries: [string, RegExp, string][] = [
    ['fairness-gw2.md', /"pay_x100": (\d+)0(?=[,\n])/, '"pay_x100": $15'],
    ['fairness-gw2.md', /"type":"deal","cards":\["/, '"type":"deal","cards":["X'],
    ['fairness-gw2.md', /"rounds_hash": "[0-9a-f]/, '"rounds_hash": "z'],
    [`maths/${doubleOnce.maths.slug}-${doubleOnce.maths.version}.json`, /"high":175/, '"high":180'],
  ];
  for (const [file, from, to] of forgeries) {
    const copy = mkdtempSync(`${tmpdir()}/gw2-`);
    cpSync(docs, copy, { recursive: true });
    const text = readFileSync(`${copy}/${file}`, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(`${copy}/${file}`, text.replace(from, to));
    expect(() => check(copy, 0)).toThrow();
    rmSync(copy, { recursive: true });
  }
});
