import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

export const privacyExamples = {
  requestExport: {
    body: { documents: false },
    result: {
      id: '01a209ef-1302-752b-b074-445c90ac85dd',
      state: 'queued',
      requested_at: '2026-11-23T19:43:12.642Z',
      progress: null,
      size_bytes: null,
      expires_at: null,
    },
  },
  exports: {
    result: {
      exports: [
        {
          id: '01a209ef-1302-752b-b074-445c90ac85dd',
          state: 'queued',
          requested_at: '2026-11-23T19:43:12.642Z',
          progress: null,
          size_bytes: null,
          expires_at: null,
        },
      ],
    },
  },
  export: {
    params: { id: '01a209ef-1302-752b-b074-445c90ac85dd' },
    result: {
      id: '01a209ef-1302-752b-b074-445c90ac85dd',
      state: 'queued',
      requested_at: '2026-11-23T19:43:12.642Z',
      progress: null,
      size_bytes: null,
      expires_at: null,
    },
  },
  file: { params: { id: '01890a5d-ac96-774b-bcce-b302099a8057' } },
  deleteAccount: { body: { password: 'a fine long passphrase' }, result: { erases_at: '2026-04-13T15:09:26.535Z' } },
  review: {
    result: {
      state: 'open',
      topics: ['accounts'],
      opened_at: '2026-11-24T09:15:00.000Z',
      decided_at: null,
      suspended: false,
      redemptions_suspended: false,
    },
  },
} satisfies ExamplesOf<PlayerContract>['privacy'];
