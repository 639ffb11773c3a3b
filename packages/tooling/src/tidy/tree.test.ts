import { expect, test } from 'vitest';
import { readTree } from '../repository.ts';
import { checkTree, describeFinding } from './check-tree.ts';

test('the tree keeps the rules of the house', () => {
  const files = readTree();
  // A listing that came out empty would pass everything.
  expect(files.map(({ path }) => path)).toContain('packages/tooling/src/repository.ts');
  expect(checkTree(files).map(describeFinding)).toEqual([]);
});
