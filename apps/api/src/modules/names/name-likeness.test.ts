import type { NameLikeness } from '@goldwren/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameLikeness, type PersonName } from './name-likeness.ts';

const name = (firstName: string, lastName: string): PersonName => ({ firstName, lastName });

test.each<[PersonName, PersonName, NameLikeness]>([
  [name('Anna', 'Schmidt'), name('Schmidt', 'Anna'), 'same'],
  [name('José', 'García-López'), name('Jose', 'Garcia Lopez'), 'same'],
  [name('Anne-Marie', 'Schmidt'), name('Annemarie', 'Schmidt'), 'same'],
  [name('Shaun', "O'Brien"), name('Shaun', 'OBrien'), 'same'],
  [name('Shaun', 'O’Brien'), name('SHAUN', "O'BRIEN"), 'same'],
  [name('Jan', 'van der Berg'), name('Jan', 'Berg'), 'same'],
  [name('Zoë', 'Müller'), name('Zoe', 'Muller'), 'same'],
  [name('Владимир', 'Путин'), name('Vladimir', 'Putin'), 'same'],
  [name('Rоbin', 'Wrеn'), name('Robin', 'Wren'), 'same'],
  [name('Anna Maria', 'Schmidt'), name('Anna', 'Schmidt'), 'contained'],
  [name('Anna', 'Schmidt'), name('Anna', 'Schmid'), 'alike'],
  [name('Anna', 'Schmidt'), name('Анна', 'Шмидт'), 'alike'],
  [name('Bo', 'Li'), name('Bo', 'L'), 'alike'],
  [name('Amy', 'Lee'), name('May', 'Lee'), 'surname'],
  [name('Anna', 'Schmidt'), name('Paula', 'Schmidt'), 'surname'],
  [name('Anna', 'Schmidt'), name('Schmidt', 'Paula'), 'surname'],
  [name('Anna', 'Schmidt'), name('Anna', 'Kowalski'), 'different'],
  [name('Robin', 'Wren'), name('Karen', 'Robinson'), 'different'],
  [name('!!!', '???'), name('Robin', 'Wren'), 'different'],
])('compares %j and %j as %s', (one, other, likeness) => {
  expect(nameLikeness(one, other)).toBe(likeness);
  expect(nameLikeness(other, one)).toBe(likeness);
});

test('treats a name as the same with swapped parts, accents and other case', () => {
  const part = fc.stringMatching(/^[a-z]{3,10}$/);
  fc.assert(
    fc.property(part, part, (first, last) => {
      const accented = (text: string) => text.replace(/[aeioun]/g, (letter) => `${letter}\u0301`).toUpperCase();
      expect(nameLikeness(name(first, last), name(accented(last), accented(first)))).toBe('same');
    }),
  );
});

test('never treats a last name with one missing letter as different', () => {
  const part = fc.stringMatching(/^[b-df-hj-np-tv-z][aeiou][b-df-hj-np-tv-z][aeiou][b-df-hj-np-tv-z]{1,5}$/);
  fc.assert(
    fc.property(part, part, fc.nat(), (first, last, at) => {
      const cut = at % last.length;
      const short = last.slice(0, cut) + last.slice(cut + 1);
      expect(nameLikeness(name(first, last), name(first, short))).not.toBe('different');
    }),
  );
});
