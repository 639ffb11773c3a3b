import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';
import { gameSessionExamples } from './game-sessions.ts';

export const gamesExamples = {
  list: {
    result: {
      results: [
        {
          id: 6,
          slug: 'gem-cascade-fortune',
          title: 'Gem Cascade Fortune',
          description:
            'Land eight matching gems anywhere: they pay, burst, and new gems drop in. Four crowns start free spins that pay triple.',
          thumbnail: null,
          rtp_hint: '95.63%',
          volatility_hint: 'Medium-High',
          category: 'slots',
          is_new: true,
          is_hot: true,
          kind: 'instant',
          stakes: {
            gold: ['1000.00', '5000.00', '10000.00', '50000.00', '100000.00'],
            sweeps: ['0.20', '0.40', '1.00', '2.00', '5.00'],
          },
          default_stake: { gold: '5000.00', sweeps: '0.20' },
          maths: { version: '1.0.0', hash: '33873ca73870cfd7785ccf9437d8e2cea106120b4128b041ff7dc182ac412c04' },
          rtp: {
            low: { numerator: '16044373', denominator: '16777216', percent: '95.63' },
            high: { numerator: '16044373', denominator: '16777216', percent: '95.63' },
            note: '',
          },
          odds: {
            pays: '2.87',
            beats_stake: '5.67',
            feature: { name: 'free spins', one_in: '112.04' },
            top_win: { pay_x100: 500000, one_in: '1398101.34' },
          },
          enabled: true,
        },
      ],
    },
  },
  rules: {
    params: { slug: 'plinko-fortune' },
    result: {
      slug: 'plinko-fortune',
      title: 'Plinko Fortune',
      how_to_play: [
        'Choose a stake and a risk, then drop the ball. It falls through twelve rows of pegs into one of thirteen slots.',
        'Each slot shows its payout as a multiple of the stake. Every slot pays something. Those in the middle pay less than the stake.',
        'At every peg the ball goes left or right with equal odds, whatever the risk and earlier rounds. Many paths lead to the middle, but only one to each outermost slot.',
      ],
      features: [
        {
          title: 'Risk',
          text: 'The risk changes what the slots pay, not how the ball falls. At higher risk, the outer slots pay more and the middle slots pay less. You can change it before every ball.',
        },
      ],
      paytable: [{ name: 'Low risk', symbol: 'low', pays: [{ label: 'slots 1 and 13', pay_x100: 850 }] }],
      unfinished_round:
        'A round is settled the moment it starts. If you leave while the ball falls, any payout is already in your balance. You can replay the round.',
      return_note:
        'The RTP is calculated exactly for each risk, over all 4,096 equally likely paths through the pegs. It is an average over very many rounds, not the result of one session.',
      rtp_hint: '95.52–96.44%',
      odds: [
        {
          choice: { risk: 'low' },
          label: 'Low risk',
          rtp_percent: '95.89',
          pays: '1.00',
          keeps_stake: '2.58',
          beats_stake: '2.58',
          feature: null,
          top_win: { pay_x100: 850, one_in: '2048.00' },
          losing_run: { rounds: 10, of_hundred: 99 },
        },
      ],
      maths: { version: '1.0.0', hash: '8e1a954e7c676ed932ef31d3310b60763227ce59fd88741ca337a7b8e34b03f6' },
    },
  },
  parSheet: {
    params: { slug: 'plinko-fortune' },
    result: {
      slug: 'plinko-fortune',
      title: 'Plinko Fortune',
      maths: { version: '1.0.0', hash: '8e1a954e7c676ed932ef31d3310b60763227ce59fd88741ca337a7b8e34b03f6' },
      rtp: { numerator: '19563', denominator: '20480', percent: '95.52', note: '' },
      rtp_high: { numerator: '19751', denominator: '20480', percent: '96.44' },
      choices: [
        {
          choice: { risk: 'low' },
          label: 'low risk',
          rtp: { numerator: '491', denominator: '512', percent: '95.89' },
          hit_rate: { numerator: '1', denominator: '1', percent: '100.00' },
          odds: {
            pays: { numerator: '1', denominator: '1', percent: '100.00', one_in: '1.00' },
            keeps_stake: { numerator: '397', denominator: '1024', percent: '38.76', one_in: '2.58' },
            beats_stake: { numerator: '397', denominator: '1024', percent: '38.76', one_in: '2.58' },
            feature: null,
            top_win: { numerator: '1', denominator: '2048', percent: '0.04', one_in: '2048.00' },
            losing_run: { rounds: 10, of_hundred: 99 },
          },
          sd_per_unit_stake: '0.3306',
          max_pay_x100: 850,
          top_award_odds: '1 in 2,048',
          mean_stake: '1.0000',
        },
      ],
      hit_rate: { numerator: '1', denominator: '1', percent: '100.00' },
      sd_per_unit_stake: '4.0998',
      volatility: 'Medium',
      max_pay_x100: 16000,
      top_award_odds: '1 in 2,048',
      method: [
        'All paths: every way through the pegs, each through the evaluator that ships.',
        'Binomial: the paths that end in each slot by Pascal’s triangle, and the published table; the same counts, integer for integer.',
      ],
      cases: '4,096 paths for each of 3 risks',
    },
  },
  maths: {
    params: { slug: 'plinko-fortune' },
    result: {
      golden_rounds: '9963fb2f7954aca0a492a2519f19e0d1e13e222e142e9abe8870f54edecb6059',
      maths: {
        data: {
          risks: [
            { id: 'low', pays: [850, 300, 150, 130, 110, 90, 60] },
            { id: 'medium', pays: [2800, 1000, 380, 190, 110, 60, 30] },
            { id: 'high', pays: [16000, 2200, 750, 200, 70, 20, 20] },
          ],
          rows: 12,
        },
        defaultStake: { gold: 500000, sweeps: 20 },
        engineAbi: 1,
        slug: 'plinko-fortune',
        stakes: { gold: [100000, 500000, 1000000, 5000000, 10000000], sweeps: [20, 40, 100, 200, 500] },
        version: '1.0.0',
      },
      rules_version: 1,
    },
  },
  ...gameSessionExamples,
  addFavorite: { params: { id: 10 }, result: { favorites: [10] } },
  removeFavorite: { params: { id: 10 }, result: { favorites: [] } },
} satisfies ExamplesOf<PlayerContract>['games'];

export const homeExamples = {
  get: {
    result: {
      unfinished: [{ game: 5, currency: 'gold', stake: '1000.00', since: '2026-11-23T19:43:08.455Z' }],
      last_played: [5, 10],
      favorites: [],
    },
  },
} satisfies ExamplesOf<PlayerContract>['home'];
