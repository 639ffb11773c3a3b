import { describe, expect, it } from 'vitest';
import { faultsOfNumbers, printedPaths, textOfPage } from '../testing/printed-pages.ts';

describe('numbers of public pages in French', () => {
  const allowed = { '0.01': 'the smallest step of an amount' };

  it.each(printedPaths)('on %s come from packages/rules', async (path) => {
    expect(faultsOfNumbers(await textOfPage(path), allowed)).toEqual([]);
  });
});
