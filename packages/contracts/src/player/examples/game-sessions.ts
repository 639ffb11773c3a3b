import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

type Examples = ExamplesOf<PlayerContract>['games'];

const round: Examples['getRound']['result'] = {
  id: '01a209ee-febf-7092-b72c-a5411178701a',
  session_id: '01a209ee-fe13-7573-9add-ee1236846c8c',
  at: '2026-11-23T19:43:07.465Z',
  settled_at: '2026-11-23T19:43:07.465Z',
  game: { id: 10, slug: 'plinko-fortune', title: 'Plinko Fortune' },
  maths: { version: '1.0.0', hash: '8e1a954e7c676ed932ef31d3310b60763227ce59fd88741ca337a7b8e34b03f6' },
  state: 'settled',
  settled_by: 'player',
  currency: 'gold',
  stake: '1000.00',
  raised: '0.00',
  payout: '900.00',
  balance_before: '2000100.00',
  balance_after: '2000000.00',
  choice: { risk: 'low' },
  actions: [],
  events: [
    { type: 'drop', risk: 'low', path: [0, 1, 0, 1, 0, 1], slot: 7 },
    { type: 'settle', pay_x100: 90 },
  ],
  client_seed: 'q4Jt0cX2nWq1',
  nonce: 0,
  outcome_seed: 'c2:06fed29dd566d6853f39e4fdb596b4e9f80fdcbe826fca6387d80af0a8abe8f5',
  chain_start: null,
  handed_over_at: null,
  commitment: 'bd128244446855c0a67143b9d25acda92a71951990c4d568b869e4b9a4f31d7a',
  round_secret: 'efadd7ab6d4e929200d10305f8d1a2b8ac25a9617d3e5754b90b7898583dedf2',
  server_seed: null,
  replay_token: 'GGAfAvLtEiW9U4cbQA3BvAAcQB-RYIf7S6i77pnOEoDvlGmdMB7soA6hpRDCGBnzUJBGto7hEdxEkvAr',
};

const played: Examples['record']['result']['overall']['session'] = {
  gold: { rounds: 1, staked: '1000.00', returned: '900.00', net: '-100.00' },
  sweeps: { rounds: 0, staked: '0.00', returned: '0.00', net: '0.00' },
};

/** Examples of the calls of `games` that are about sessions and rounds. */
export const gameSessionExamples = {
  startSession: {
    params: { id: 10 },
    body: {},
    result: {
      session_id: '01a209ee-fe13-7573-9add-ee1236846c8c',
      outcome_seed: 'c2:06fed29dd566d6853f39e4fdb596b4e9f80fdcbe826fca6387d80af0a8abe8f5',
      chain_start: null,
      wallet: { gold: '2000100.00', sweeps: '2.00' },
      resumed: false,
      next_nonce: 0,
      next_commitment: 'bd128244446855c0a67143b9d25acda92a71951990c4d568b869e4b9a4f31d7a',
      open_round: null,
      held_by: null,
      stakes: {
        gold: ['1000.00', '5000.00', '10000.00', '50000.00', '100000.00'],
        sweeps: ['0.20', '0.40', '1.00', '2.00', '5.00'],
      },
      maths: { version: '1.0.0', hash: '8e1a954e7c676ed932ef31d3310b60763227ce59fd88741ca337a7b8e34b03f6' },
      started_at: '2026-11-23T19:43:07.284Z',
      net: { gold: '0.00', sweeps: '0.00' },
    },
  },
  playRound: {
    params: { id: 10, sessionId: '01a209ee-fe13-7573-9add-ee1236846c8c' },
    body: { nonce: 0, currency: 'gold', stake: '1000.00', client_seed: 'q4Jt0cX2nWq1', choice: { risk: 'low' } },
    result: {
      round_id: '01a209ee-febf-7092-b72c-a5411178701a',
      nonce: 0,
      state: 'settled',
      currency: 'gold',
      stake: '1000.00',
      raised: '0.00',
      payout: '900.00',
      choice: { risk: 'low' },
      events: [
        { type: 'drop', risk: 'low', path: [0, 1, 0, 1, 0, 1], slot: 7 },
        { type: 'settle', pay_x100: 90 },
      ],
      view: null,
      legal_actions: [],
      actions: [],
      client_seed: 'q4Jt0cX2nWq1',
      commitment: 'bd128244446855c0a67143b9d25acda92a71951990c4d568b869e4b9a4f31d7a',
      round_secret: 'efadd7ab6d4e929200d10305f8d1a2b8ac25a9617d3e5754b90b7898583dedf2',
      next_commitment: 'd0d861092d24f9142c12276ab92ee3009817f12d1930b8abf4f2a5a839bfea06',
      wallet: { gold: '2000000.00', sweeps: '2.00' },
    },
  },
  act: {
    params: {
      id: 5,
      sessionId: '01a209ef-0233-7305-9962-ff10861a4753',
      roundId: '01a209ef-02a6-75ac-bd49-ba5a2a958afd',
    },
    body: { step: 0, action: { type: 'stand' } },
    result: {
      round_id: '01a209ef-02a6-75ac-bd49-ba5a2a958afd',
      nonce: 0,
      state: 'settled',
      currency: 'gold',
      stake: '1000.00',
      raised: '0.00',
      payout: '0.00',
      choice: {},
      events: [
        { type: 'deal', player: ['TC', '6D'], dealer: '4H' },
        { type: 'stand', hand: 0 },
        { type: 'reveal', card: '7H' },
        { type: 'draw', card: 'TC' },
        { type: 'hand', hand: 0, result: 'loss', total: 16, dealer_total: 21, pay_x100: 0 },
        { type: 'settle', pay_x100: 0 },
      ],
      view: { phase: 'settled', hands: [['TC', '6D']], active: null, dealer: ['4H', '7H', 'TC'], doubled: false },
      legal_actions: [],
      actions: [{ type: 'stand' }],
      client_seed: 'q4Jt0cX2nWq1',
      commitment: '6913c863fd687c95671f257baf0a07f845f54524eb3fe359c8fafc67d9fcc353',
      round_secret: 'c0152e61794f94f60cacbdcf51792f1fd116f03a12857f1e218636ddf3959856',
      next_commitment: 'a5286f3cdce34b10e918a1d3f50e850a279c07396e58e3479c98fcff89c42826',
      wallet: { gold: '1999000.00', sweeps: '2.00' },
    },
  },
  handOver: {
    params: {
      id: 5,
      sessionId: '01a209ef-0233-7305-9962-ff10861a4753',
      roundId: '01a209ef-02a6-75ac-bd49-ba5a2a958afd',
    },
    body: { chain_start: '52d2cb6958620843e8639b43bb2b907b8517d9dd0d43d6507bf7d584262a3d75' },
    result: {
      round_id: '01a209ef-02a6-75ac-bd49-ba5a2a958afd',
      chain_start: '52d2cb6958620843e8639b43bb2b907b8517d9dd0d43d6507bf7d584262a3d75',
      at: '2026-11-23T19:43:09.104Z',
    },
  },
  endSession: {
    params: { id: 10, sessionId: '01a209ee-fe13-7573-9add-ee1236846c8c' },
    body: { gold_won: '900.00', rounds: 1, client_metrics: { fps: 60 } },
    result: {
      session_id: '01a209ee-fe13-7573-9add-ee1236846c8c',
      gold_won: '900.00',
      sweeps_won: '0.00',
      rounds: 1,
      report_matches: true,
      server_seed: 'ec4bc92a7377f128dd17ac2402d68a086ce84765552b2237d32bd54273968933',
      statement: {
        session: '01a209ee-fe13-7573-9add-ee1236846c8c',
        outcome_seed: 'c2:06fed29dd566d6853f39e4fdb596b4e9f80fdcbe826fca6387d80af0a8abe8f5',
        chain_start: null,
        maths_hash: '8e1a954e7c676ed932ef31d3310b60763227ce59fd88741ca337a7b8e34b03f6',
        rounds: 1,
        staked: { gold: '1000.00', sweeps: '0.00' },
        paid: { gold: '900.00', sweeps: '0.00' },
        rounds_hash: '53be3745dcb5c7a0a92a1f33cc5dafe56265447fd2fd789cc9241a6a587e6793',
      },
      signature:
        'a8f65934df8f3d1b5f55f3a4ee5d9f55a0bc269f1289ff8c52a25b5e9a7d34b1bec6bc30e91ca17193f60c50d61c751b8df874ee001de92270e10bd654f82408',
      key_id: '0a83e85cfbaa038c',
      wallet: { gold: '2000000.00', sweeps: '2.00' },
    },
  },
  listRounds: {
    query: { limit: 1 },
    result: {
      results: [round],
      next_cursor: null,
    },
  },
  getRound: {
    params: { id: '01a209ee-febf-7092-b72c-a5411178701a' },
    result: round,
  },
  replay: {
    params: { token: 'GGAfAvLtEiW9U4cbQA3BvAAcQB-RYIf7S6i77pnOEoDvlGmdMB7soA6hpRDCGBnzUJBGto7hEdxEkvAr' },
    result: {
      at: '2026-11-23',
      game: { id: 10, slug: 'plinko-fortune', title: 'Plinko Fortune' },
      maths: { version: '1.0.0', hash: '8e1a954e7c676ed932ef31d3310b60763227ce59fd88741ca337a7b8e34b03f6' },
      currency: 'gold',
      stake: '1000.00',
      raised: '0.00',
      payout: '900.00',
      choice: { risk: 'low' },
      actions: [],
      commitment: 'bd128244446855c0a67143b9d25acda92a71951990c4d568b869e4b9a4f31d7a',
      round_key: '530bca1af6dba5e96de7cbdf376fa1ddab05cc9cfdbf599a4e141315fd0062ee',
    },
  },
  bestRounds: {
    query: { currency: 'gold' },
    result: {
      results: [
        {
          id: '01a209ee-febf-7092-b72c-a5411178701a',
          game: { id: 10, slug: 'plinko-fortune', title: 'Plinko Fortune' },
          currency: 'gold',
          staked: '1000.00',
          payout: '22000.00',
          multiplier_x100: 2200,
          settled_at: '2026-11-23T19:43:08.455Z',
          commitment: 'bd128244446855c0a67143b9d25acda92a71951990c4d568b869e4b9a4f31d7a',
          replay_token: 'GGAfAvLtEiW9U4cbQA3BvAAcQB-RYIf7S6i77pnOEoDvlGmdMB7soA6hpRDCGBnzUJBGto7hEdxEkvAr',
        },
      ],
      played: {
        rounds: 318,
        gold: { staked: '318000.00', returned: '301400.00', net: '-16600.00' },
        sweeps: { staked: '0.00', returned: '0.00', net: '0.00' },
      },
    },
  },
  record: {
    result: {
      day: '2026-11-23',
      month: '2026-11-01',
      overall: { session: played, today: played, month: played },
      games: [
        {
          game: { id: 10, slug: 'plinko-fortune', title: 'Plinko Fortune' },
          tallies: { session: played, today: played, month: played },
        },
      ],
    },
  },
} satisfies Partial<Examples>;
