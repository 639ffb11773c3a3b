import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';

const script = join(repositoryRoot, '.ci/compare-folders.mjs');
let folder: string;

function writeBuild(name: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(join(folder, name, 'assets'), { recursive: true });
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, name, path), content);
}

function compare(): { status: number | null; stderr: string } {
  const { status, stderr } = spawnSync(process.execPath, [script, join(folder, 'a'), join(folder, 'b')], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldwren-builds-'));
  writeBuild('a', { 'index.html': '<p>1</p>', 'assets/a.js': 'run()', 'empty.txt': '' });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('accepts two builds with the same bytes', () => {
  writeBuild('b', { 'index.html': '<p>1</p>', 'assets/a.js': 'run()', 'empty.txt': '' });
  expect(compare()).toEqual({ status: 0, stderr: '' });
});

test.each([
  ['one changed byte', { 'index.html': '<p>1</p>', 'assets/a.js': 'rum()', 'empty.txt': '' }, 'assets/a.js: differs'],
  ['a missing file', { 'index.html': '<p>1</p>', 'empty.txt': '' }, 'assets/a.js: only in the first'],
  ['a missing empty file', { 'index.html': '<p>1</p>', 'assets/a.js': 'run()' }, 'empty.txt: only in the first'],
  [
    'an additional file',
    { 'index.html': '<p>1</p>', 'assets/a.js': 'run()', 'empty.txt': '', 'assets/b.js': '' },
    'assets/b.js: only in the second',
  ],
])('reports %s', (_what, files, line) => {
  writeBuild('b', files);
  expect(compare()).toEqual({ status: 1, stderr: `${line}\n` });
});

test('does not accept two empty folders', () => {
  rmSync(join(folder, 'a'), { recursive: true });
  writeBuild('a', {});
  writeBuild('b', {});
  expect(compare().status).toBe(1);
});
