import { mutationOf, verification } from '../../stryker.shared.mjs';

export default mutationOf({
  ...verification,
  detected: 97,
  mutate: [
    'src/features/play/verify/*.ts',
    'src/features/play/model/seed-chain.ts',
    'src/features/play/session/start-session.ts',
    'src/features/play/session/{end,receipts}/*.ts',
    'src/features/play/session/rounds/{follow-wallet,resume,send-round,session-rounds,take-over}.ts',
    'src/shared/fairness/{check-exported,check-receipt,check-record,held-round,key-pin}.ts',
    'src/shared/fairness/{liabilities,public-log}/*.ts',
    '!src/**/{leave-session,use-*}.ts',
    '!src/**/*.test.ts',
  ],
  vitest: { configFile: 'vitest.mutation.config.ts' },
});
