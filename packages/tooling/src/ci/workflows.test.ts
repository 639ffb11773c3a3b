import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTree, repositoryRoot } from '../repository.ts';

const workflows = readTree().filter(({ path }) => path.startsWith('.github/workflows/'));
const uses = workflows.flatMap(({ path, text }) =>
  [...text.matchAll(/^\s*-?\s*uses:\s*(.+)$/gm)].map((match) => `${path}: ${match[1]}`),
);

/**
 * The owner of an action can move a tag to other code, but cannot change a commit. The comment gives the
 * version.
 */
const pinned = /: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

describe('the workflows', () => {
  test('pin every action to a commit and name its version', () => {
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((line) => !pinned.test(line))).toEqual([]);
  });

  test.each([
    'a: actions/checkout@v5',
    'a: actions/checkout@main',
    'a: actions/checkout@08c6903',
    'a: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8',
  ])('reject %s', (line) => {
    expect(line).not.toMatch(pinned);
  });

  test('run the CI gate for every push to main and every pull request', () => {
    const ci = readFileSync(join(repositoryRoot, '.github/workflows/ci.yml'), 'utf8');
    expect(ci).toMatch(/^on:\n {2}pull_request:\n {2}push:\n {4}branches: \[main\]$/m);
    const gate = /^ {2}gate:\n((?: {4}.*\n|\n)+)/m.exec(ci)?.[1] ?? '';
    expect(gate).toMatch(/- run: bash \.ci\/run$/m);
    expect(gate).not.toMatch(/^ {4}if:/m);
  });
});
