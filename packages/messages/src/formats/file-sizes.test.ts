import { describe, expect, it } from 'vitest';
import { fileSizesOf } from './file-sizes.ts';

describe('fileSizesOf', () => {
  it.each([
    [0, '0 kB'],
    [1_000, '1 kB'],
    [48_600, '49 kB'],
    [999_400, '999 kB'],
    [1_000_000, '1 MB'],
    [1_234_567, '1.2 MB'],
    [2_500_000_000, '2.5 GB'],
    [7e12, '7,000 GB'],
  ])('formats %d bytes as %s', (bytes, words) => {
    expect(fileSizesOf('en')(bytes)).toBe(words);
  });

  it('uses the French format', () => {
    expect(fileSizesOf('fr-CA')(1_234_567).replace(/\s/g, ' ')).toBe('1,2 Mo');
  });
});
