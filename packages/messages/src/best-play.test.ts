import { describe, expect, it } from 'vitest';
import { playsOf, wonFor } from './best-play.ts';

describe('playsOf', () => {
  it.each([
    [
      'hhssshhhhh',
      [
        ['s', ['4–6']],
        ['h', null],
      ],
    ],
    [
      'tttttsshhh',
      [
        ['s', ['7–8']],
        ['h', ['9–A']],
        ['t', null],
      ],
    ],
    [
      'ppppp_pp__',
      [
        ['_', ['7', '10–A']],
        ['p', null],
      ],
    ],
    ['ssssssssss', [['s', null]]],
  ])('converts %s to actions against the cards of the dealer', (moves, plays) => {
    expect(playsOf(moves).map(({ move, against }) => [move, against])).toEqual(plays);
  });
});

it('wonFor returns the ratio of win to stake', () => {
  expect([wonFor(220), wonFor(250), wonFor(200)]).toEqual([
    [6, 5],
    [3, 2],
    [1, 1],
  ]);
});
