import { mutationOf } from '../../stryker.shared.mjs';

export default mutationOf({
  mutate: ['src/{fairness,rng}/**/*.ts', 'src/{payout,bytes,canonical-json}.ts', '!src/**/*.test.ts'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
});
