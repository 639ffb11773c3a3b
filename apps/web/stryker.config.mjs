import { mutationOf, verification } from '../../stryker.shared.mjs';

export default mutationOf({
  ...verification,
  mutate: [
    'src/features/play/verify/*.ts',
    'src/features/play/model/seed-chain.ts',
    'src/features/play/session/{check-session,end-session,follow-wallet,resume,send-round}.ts',
    'src/shared/fairness/{check-answer,check-exported,check-record,held-round,key-pin}.ts',
    'src/shared/fairness/{liabilities,public-log}/*.ts',
    '!src/**/*.test.ts',
  ],
  vitest: { configFile: 'vitest.mutation.config.ts' },
});
