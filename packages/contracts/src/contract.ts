import { initContract } from '@ts-rest/core';
import { accountContract } from './account.ts';
import { authContract } from './auth.ts';
import { docsContract } from './docs.ts';
import { freeEntryContract } from './free-entry.ts';
import { gamesContract } from './games.ts';
import { redemptionsContract } from './redemptions.ts';
import { commonProblems } from './shared/problem.ts';
import { storeContract } from './store.ts';
import { walletContract } from './wallet.ts';

/** The whole API. The server implements it, the client is typed by it, the OpenAPI document is generated from it. */
export const contract = initContract().router(
  {
    auth: authContract,
    account: accountContract,
    wallet: walletContract,
    games: gamesContract,
    store: storeContract,
    freeEntry: freeEntryContract,
    redemptions: redemptionsContract,
    docs: docsContract,
  },
  { strictStatusCodes: true, commonResponses: commonProblems },
);
export type Contract = typeof contract;
