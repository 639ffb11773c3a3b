import { describe, expect, it } from 'vitest';
import { fillMacro, hasOnlyKnownPlaceholders } from './ticket-macros.ts';

const values = { name: 'Ada', reference: 'TK-3467-9ACD', subject: 'Coins' };

describe('fillMacro', () => {
  it('fills in every placeholder, also repeated ones', () => {
    expect(fillMacro('Hello {name}, {name}: {reference} about {subject}', values)).toBe(
      'Hello Ada, Ada: TK-3467-9ACD about Coins',
    );
  });

  it('does not interpret values', () => {
    expect(fillMacro('{name} {subject}', { ...values, name: '{reference}', subject: '$& $1' })).toBe(
      '{reference} $& $1',
    );
  });

  it('leaves other braces as they are', () => {
    expect(fillMacro('{ {x} } {{name}', values)).toBe('{ {x} } {Ada');
  });
});

describe('hasOnlyKnownPlaceholders', () => {
  it.each([
    ['Hello {name} {reference} {subject}', true],
    ['no placeholder, a { brace', true],
    ['Hello {nam}', false],
    ['Hello {Name}', false],
    ['Hello {}', false],
    ['{name} {toString}', false],
  ])('%s: %s', (text, known) => expect(hasOnlyKnownPlaceholders(text)).toBe(known));
});
