import { expect, test } from 'vitest';
import { readTree } from '../repository.ts';
import { checkTree, describeFinding } from './check-tree.ts';
import { providerPaths } from './provider-rules.ts';
import { spellingPaths } from './spelling-rules.ts';
import { listedPaths } from './sql-rules.ts';

test('the lists of SQL and of joins name files that are there', () => {
  const paths = new Set(readTree().map(({ path }) => path));
  expect([...listedPaths, ...spellingPaths, ...providerPaths].filter((path) => !paths.has(path))).toEqual([]);
});

test('the tree keeps the rules of the house', () => {
  const files = readTree();
  // A listing that came out empty would pass everything.
  expect(files.map(({ path }) => path)).toContain('packages/tooling/src/repository.ts');
  expect(checkTree(files).map(describeFinding)).toEqual([]);
});
