import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

export const storeExamples = {
  packages: {
    result: {
      results: [
        {
          id: 100,
          name: 'First Purchase Special',
          price_usd: '10.00',
          gold_amount: '10000000.00',
          sweeps_bonus: '30.00',
          first_purchase: true,
        },
      ],
      no_sweeps_in: null,
    },
  },
  checkout: {
    body: { package_id: 2 },
    result: {
      order_id: '01a209ef-056a-7448-a290-0973f3f9e908',
      checkout_url: 'https://pay.example.com/checkout',
      checkout_data: { session: '1b5b7193646934aa994fdbc29abf7d61' },
    },
  },
  orders: {
    query: { limit: 1 },
    result: {
      results: [
        {
          id: '01a209ef-056a-7448-a290-0973f3f9e908',
          package_name: 'Bronze',
          amount: '10.00',
          status: 'created',
          created_at: '2026-11-23T19:43:09.163Z',
        },
      ],
      next_cursor: null,
    },
  },
  order: {
    params: { id: '01a209ef-056a-7448-a290-0973f3f9e908' },
    result: {
      id: '01a209ef-056a-7448-a290-0973f3f9e908',
      package_name: 'Bronze',
      amount: '10.00',
      status: 'created',
      created_at: '2026-11-23T19:43:09.163Z',
      gold_amount: '5000000.00',
      sweeps_bonus: '10.00',
      notes: [],
      history: [{ status: 'created', at: '2026-11-23T19:43:09.163Z' }],
    },
  },
  webhook: {
    params: { provider: 'sandbox' },
    result: { received: true },
  },
} satisfies ExamplesOf<PlayerContract>['store'];
