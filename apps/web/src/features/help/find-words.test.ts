import { describe, expect, it } from 'vitest';
import { excerpt, marked, spansOf, wordsOf } from './find-words.ts';

const shown = (text: string, ...words: string[]) =>
  marked(text, words.flatMap(wordsOf))
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('');

describe('what is looked for', () => {
  it('is words without case and accents; short ones only where there is nothing longer', () => {
    expect(wordsOf('  Vérifier  mon IDENTITÉ?')).toEqual(['verifier', 'identite']);
    expect(wordsOf('SC')).toEqual(['sc']);
    expect(wordsOf('how is my W-9 …')).toEqual(['9']);
    expect(wordsOf('œuvre')).toEqual(['oeuvre']);
    expect(wordsOf(' ?! ')).toEqual([]);
  });
});

describe('what was found', () => {
  it('is marked as it is written, with its accents', () => {
    expect(shown('Vérifiez votre Identité.', 'identite', 'verif')).toBe('[Vérif]iez votre [Identité].');
    expect(shown('Au cœur du jeu', 'coeur')).toBe('Au [cœur] du jeu');
    expect(shown('L’échéance', 'echeance')).toBe('L’[échéance]');
  });

  it('is the beginning of words, not their middle', () => {
    expect(spansOf('page, age', 'age')).toEqual([{ from: 6, to: 9 }]);
  });

  it('is marked once where two words overlap', () => {
    expect(shown('redemption', 'redeem', 'redemption', 'rede')).toBe('[redemption]');
  });

  it('is nothing where there is nothing', () => {
    expect(marked('text', [])).toEqual([{ text: 'text', hit: false }]);
    expect(marked('text', ['*'])).toEqual([{ text: 'text', hit: false }]);
  });
});

describe('an excerpt', () => {
  const long = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`.trim();

  it('is around what was found, cut between words', () => {
    const cut = excerpt(long, ['needle']);
    expect(cut).toMatch(/^… before .*needle.* after …$/);
    expect(cut.length).toBeLessThan(190);
  });

  it('is the whole of a short text, and the beginning of one without a hit', () => {
    expect(excerpt('short', ['needle'])).toBe('short');
    expect(excerpt(long, ['absent'])).toMatch(/after$/);
  });
});
