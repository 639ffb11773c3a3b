import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

type Examples = ExamplesOf<PlayerContract>['challenge'];

const entryId = '01a209ee-febf-7092-b72c-a5411178701a';
const mathsHash = '33873ca73870cfd7785ccf9437d8e2cea106120b4128b041ff7dc182ac412c04';

const hand: Examples['act']['result']['hand'] = {
  number: 0,
  deal: 0,
  actions: [{ type: 'hold', positions: [0, 3] }],
  events: [
    { type: 'deal', cards: ['KS', '4D', '9C', 'KH', '2S'] },
    { type: 'draw', held: [0, 3], cards: ['KS', '7H', 'JD', 'KH', '3C'] },
  ],
  view: { cards: ['KS', '7H', 'JD', 'KH', '3C'] },
  legal_actions: [],
  result: {
    pay_x100: 100,
    given_up_x100: 0,
    decisions: [
      {
        taken: { type: 'hold', positions: [0, 3] },
        best: { type: 'hold', positions: [0, 3] },
        given_up_x100: 0,
      },
    ],
  },
};

const line = { entry_id: entryId, rank: 1, alias: 'Blue Wren', given_up_x100: 0, is_own: true } as const;

export const challengeExamples = {
  get: {
    result: {
      day: '2026-11-23',
      is_over: false,
      is_game_off: false,
      game: 'jacks-or-better-poker',
      maths_hash: mathsHash,
      hands: 5,
      commitment: 'bd128244446855c0a67143b9d25acda92a71951990c4d568b869e4b9a4f31d7a',
      seed: null,
      prizes: [
        { given_up_x100: 0, gold: '5000.00' },
        { given_up_x100: 10, gold: '2000.00' },
        { given_up_x100: null, gold: '500.00' },
      ],
      entry: { id: entryId, alias: null, removed_alias: null, given_up_x100: 0, finished_at: null, prize: null },
      played: [hand],
      leaderboard: { players: 1, lines: [{ ...line, is_own: false }], own: null },
    },
  },
  act: {
    body: { day: '2026-11-23', hand: 0, step: 0, action: { type: 'hold', positions: [0, 3] } },
    result: { hand, next: null, finished: null },
  },
  setAlias: { body: { day: '2026-11-23', alias: 'Blue Wren' }, result: { alias: 'Blue Wren' } },
  replay: {
    params: { entryId },
    result: {
      day: '2026-11-23',
      game: 'jacks-or-better-poker',
      alias: 'Blue Wren',
      is_own: false,
      given_up_x100: 0,
      hands: [hand],
    },
  },
} satisfies Examples;
