import { describe, expect, it } from 'vitest';
import { excerpt, marked, spansOf, wordsOf } from './find-words.ts';

const shown = (text: string, ...words: string[]) =>
  marked(text, words.flatMap(wordsOf))
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('');

describe('wordsOf', () => {
  it('returns words without case and accents, and short words only when there are no longer ones', () => {
    expect(wordsOf('  Vérifier  mon IDENTITÉ?')).toEqual(['verifier', 'identite']);
    expect(wordsOf('SC')).toEqual(['sc']);
    expect(wordsOf('how is my W-9 …')).toEqual(['9']);
    expect(wordsOf('œuvre')).toEqual(['oeuvre']);
    expect(wordsOf(' ?! ')).toEqual([]);
  });
});

describe('marked', () => {
  it('marks the original spelling, with its accents', () => {
    expect(shown('Vérifiez votre Identité.', 'identite', 'verif')).toBe('[Vérif]iez votre [Identité].');
    expect(shown('Au cœur du jeu', 'coeur')).toBe('Au [cœur] du jeu');
    expect(shown('L’échéance', 'echeance')).toBe('L’[échéance]');
  });

  it('matches the beginning of words, not their middle', () => {
    expect(spansOf('page, age', 'age')).toEqual([{ from: 6, to: 9 }]);
  });

  it('marks overlapping words once', () => {
    expect(shown('redemption', 'redeem', 'redemption', 'rede')).toBe('[redemption]');
  });

  it('marks nothing when nothing matches', () => {
    expect(marked('text', [])).toEqual([{ text: 'text', hit: false }]);
    expect(marked('text', ['*'])).toEqual([{ text: 'text', hit: false }]);
  });
});

describe('excerpt', () => {
  const long = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`.trim();

  it('surrounds the first match and is cut between words', () => {
    const cut = excerpt(long, ['needle']);
    expect(cut).toMatch(/^… before .*needle.* after …$/);
    expect(cut.length).toBeLessThan(190);
  });

  it('returns a short text whole, and the beginning of a text without a match', () => {
    expect(excerpt('short', ['needle'])).toBe('short');
    expect(excerpt(long, ['absent'])).toMatch(/after$/);
  });
});
