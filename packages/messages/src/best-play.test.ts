import { describe, expect, it } from 'vitest';
import { playsOf, wonFor } from './best-play.ts';

describe('a row of the best play', () => {
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
  ])('%s is told by what is done against which cards', (moves, plays) => {
    expect(playsOf(moves).map(({ move, against }) => [move, against])).toEqual(plays);
  });
});

it('tells what is won for what is staked', () => {
  expect([wonFor(220), wonFor(250), wonFor(200)]).toEqual([
    [6, 5],
    [3, 2],
    [1, 1],
  ]);
});
