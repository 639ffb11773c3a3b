import { expect, test } from 'vitest';
import { readTree } from '../repository.ts';
import { checkTree, describeFinding } from './check-tree.ts';
import { providerPaths } from './provider-rules.ts';
import { spellingPaths } from './spelling-rules.ts';
import { listedPaths } from './sql-rules.ts';

test('the lists of exceptions contain only existing files', () => {
  const paths = new Set(readTree().map(({ path }) => path));
  expect([...listedPaths, ...spellingPaths, ...providerPaths].filter((path) => !paths.has(path))).toEqual([]);
});

test('the repository follows its rules', () => {
  const files = readTree();
  // With an empty list of files, every rule would pass.
  expect(files.map(({ path }) => path)).toContain('packages/tooling/src/repository.ts');
  expect(checkTree(files).map(describeFinding)).toEqual([]);
});
