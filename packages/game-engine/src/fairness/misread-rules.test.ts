import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const docs = fileURLToPath(new URL('../../../../docs/games/', import.meta.url));
const checker = fileURLToPath(new URL('../../test-vectors/', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Runs a copy of the checker, with one changed rule, on the vectors of one game. Returns its output. */
function checkWith(slug: string, from: string, to: string): string {
  const copy = mkdtempSync(`${tmpdir()}/misread-`);
  try {
    cpSync(checker, copy, { recursive: true });
    const file = `${copy}/games/${slug.replaceAll('-', '_')}.py`;
    const rules = readFileSync(file, 'utf8');
    expect(rules).toContain(from);
    writeFileSync(file, rules.replace(from, to));
    const env = { PYTHONDONTWRITEBYTECODE: '1', PATH: process.env.PATH };
    return execFileSync('python3', [`${copy}/check.py`, docs, '0', slug], { encoding: 'utf8', stdio: 'pipe', env });
  } finally {
    rmSync(copy, { recursive: true });
  }
}

// Readings of the pages that someone can arrive at, and that golden rounds alone find with only one hash, or never. Each replaces
// a rule of the checker.
const readings: readonly { reading: string; game: string; rule: string; misread: string }[] = JSON.parse(
  readFileSync(`${checker}misread-rules.json`, 'utf8'),
);

test.runIf(hasPython).each(readings)('has a vector that refuses $reading', ({ game, rule, misread }) => {
  expect(() => checkWith(game, rule, misread)).toThrow('the page says');
});
