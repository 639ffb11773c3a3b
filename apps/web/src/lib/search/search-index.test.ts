import { describe, expect, it } from 'vitest';
import { foldedWords } from './fold-text.ts';
import { createSearchIndex } from './search-index.ts';

const documents = [
  { id: 'password', title: 'Reset your password', text: 'We send a link to your email address.' },
  { id: 'email', title: 'Change your email', text: 'You need your password for this.' },
  { id: 'card', title: 'Pay by card', text: 'Visa and Mastercard.' },
  { id: 'verify', title: 'Vérifier votre identité', text: 'Envoyez une pièce d’identité.' },
  { id: 'spins', title: 'Starlight Fortune', text: 'Trois étoiles donnent dix tours gratuits.' },
];
const find = createSearchIndex(documents, { title: 8, text: 1 });
const found = (query: string) => find(foldedWords(query)).map(({ id }) => id);

describe('a search', () => {
  it.each([
    ['the beginning of a word', 'pass', ['password', 'email']],
    ['a missing letter', 'pasword', ['password', 'email']],
    ['a wrong letter', 'passwort', ['password', 'email']],
    ['an additional letter', 'carrd', ['card']],
    ['two swapped letters in a long word', 'passowrd', ['password', 'email']],
    ['two swapped letters in a short word', 'crad', ['card']],
    ['two swapped letters at the end', 'cadr', ['card']],
    ['missing accents', 'verifier identite', ['verify']],
    ['accents that the text does not have', 'pàssword', ['password', 'email']],
    ['the singular of French words', 'tour gratuit', ['spins']],
    ['a typing error in French', 'vreifier', ['verify']],
  ])('finds documents by %s', (_name, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('ranks a match in the title above a match in the text', () => {
    expect(found('email')).toEqual(['email', 'password']);
    expect(found('emial')).toEqual(['email', 'password']);
  });

  it('needs every word', () => {
    expect(found('change password')).toEqual(['email']);
    expect(found('change giraffe')).toEqual([]);
  });

  it('finds nothing without a similar word, and nothing without words', () => {
    expect(found('giraffe')).toEqual([]);
    expect(found('')).toEqual([]);
  });

  it('does not look for similar words when the query has matches', () => {
    const names = [
      { id: 1, title: 'state' },
      { id: 2, title: 'stake' },
    ];
    expect(createSearchIndex(names, { title: 1 })(['stake'])).toEqual([expect.objectContaining({ id: 2 })]);
  });

  it('reports the words of the document that match', () => {
    expect(find(['vreifier'])[0]?.terms).toEqual(['verifier']);
  });
});
