import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABoL7vN3yQe';

export const pushExamples = {
  get: {
    result: {
      public_key: 'BO4imR6SUSUmqCfmcVxFUx5Hrz7zDJxBIgmcUa5pS_QcCjNNPpgAdMQ8sgFmPlBh0f3yFg2lmVAlHe-u7SXZVXk',
      results: [
        {
          id: '01a0b6d2-7c1e-7c55-9f0a-3b1f6a3f5d10',
          endpoint,
          created_at: '2026-11-23T19:43:14.887Z',
          last_success_at: null,
        },
      ],
    },
  },
  subscribe: {
    body: {
      endpoint,
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  },
  unsubscribe: { params: { id: '01a0b6d2-7c1e-7c55-9f0a-3b1f6a3f5d10' } },
  test: {},
} satisfies ExamplesOf<PlayerContract>['push'];
