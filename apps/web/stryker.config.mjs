import { mutationOf, verification } from '../../stryker.shared.mjs';

export default mutationOf({
  ...verification,
  detected: 97,
  mutate: [
    'src/features/play/verify/*.ts',
    'src/features/play/model/seed-chain.ts',
    'src/features/play/session/{check,end,start}-session.ts',
    'src/features/play/session/{ended-in-log,follow-wallet,receipt-evidence,resume,send-round,take-over}.ts',
    'src/features/play/session/{session-entries,session-rounds,signed-answers,signed-calls}.ts',
    'src/shared/fairness/{check-answer,check-exported,check-record,held-round,key-pin}.ts',
    'src/shared/fairness/{liabilities,public-log}/*.ts',
    '!src/**/use-*.ts',
    '!src/**/*.test.ts',
  ],
  vitest: { configFile: 'vitest.mutation.config.ts' },
});
