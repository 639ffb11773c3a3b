import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

export const maintenanceExamples = {
  get: {
    result: {
      maintenance: { starts_at: '2026-11-30T07:00:00.000Z', ends_at: '2026-11-30T07:30:00.000Z', under_way: false },
    },
  },
} satisfies ExamplesOf<PlayerContract>['maintenance'];
