import { describe, expect, it } from 'vitest';
import { faultsOfNumbers, printedPaths, textOfPage } from '../testing/printed-pages.ts';

describe('numbers of public pages in English', () => {
  const allowed = { '0.01': 'the smallest step of an amount' };

  it.each(printedPaths)('on %s come from packages/rules', async (path) => {
    expect(faultsOfNumbers(await textOfPage(path), allowed)).toEqual([]);
  });

  it('are rejected when a rule does not state them, or with empty decimals', () => {
    expect(faultsOfNumbers('At least 50 SC within 37 days.')).toEqual(['37']);
    expect(faultsOfNumbers('At least 50.00 SC or $10.00.')).toEqual(['50.00 SC', '$10.00']);
  });
});
