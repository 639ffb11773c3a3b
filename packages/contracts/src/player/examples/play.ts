import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayLimit } from '../../shared/play-limit.ts';
import type { PlayerContract } from '../contract.ts';
import type { PlayStatus } from '../play/responsible-play.ts';

const limit: PlayLimit = {
  kind: 'purchase',
  period: 'day',
  amount: '100.00',
  used: '0.00',
  left: '100.00',
  reserved: null,
  resets_at: '2026-11-24T05:00:00.000Z',
  wanted: null,
};

const status: PlayStatus = {
  restrictions: [],
  cool_off_until: null,
  self_exclusion: null,
  today: { seconds: 1, net: { gold: '-1100.00', sweeps: '0.00' } },
  reality_check: { minutes: 30, seconds: 0, due: false },
  limits: [limit],
};

export const playExamples = {
  limits: {
    result: { limits: [limit], reality_check_minutes: 30 },
  },
  setLimits: {
    body: { limits: [{ kind: 'purchase', period: 'day', amount: '200.00' }] },
    result: {
      limits: [
        { ...limit, wanted: { amount: '200.00', from: '2026-11-24T19:43:10.522Z', until: '2026-12-01T19:43:10.522Z' } },
      ],
      reality_check_minutes: 30,
    },
  },
  confirmLimit: {
    body: { kind: 'purchase', period: 'day' },
    result: { limits: [limit], reality_check_minutes: 30 },
  },
  coolOff: {
    body: { days: 1 },
    result: {
      restrictions: ['cooling_off'],
      cool_off_until: '2026-11-24T19:43:15.463Z',
      self_exclusion: null,
      today: { seconds: 0, net: { gold: '0.00', sweeps: '0.00' } },
      reality_check: null,
      limits: [],
    },
  },
  selfExclude: {
    body: { term: '1_year', password: 'a fine long passphrase' },
    result: {
      restrictions: ['self_excluded'],
      cool_off_until: null,
      self_exclusion: { since: '2026-11-23T19:43:15.724Z', until: '2027-11-23T19:43:15.724Z', ends_at: null },
      today: { seconds: 0, net: { gold: '0.00', sweeps: '0.00' } },
      reality_check: null,
      limits: [],
    },
  },
  returnToPlay: {
    result: status,
  },
  status: {
    result: status,
  },
  answerRealityCheck: {
    result: status,
  },
  statement: {
    query: { period: 'day' },
    result: {
      results: [
        {
          from: '2026-11-23',
          gold: { staked: '2000.00', paid: '900.00', net: '-1100.00' },
          sweeps: { staked: '0.00', paid: '0.00', net: '0.00' },
          purchases: '0.00',
        },
      ],
      next_cursor: null,
    },
  },
} satisfies ExamplesOf<PlayerContract>['play'];
