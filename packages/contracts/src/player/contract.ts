import { initContract } from '@ts-rest/core';
import type { GuardedContract } from '../shared/access.ts';
import { commonProblems } from '../shared/problem.ts';
import type { PlayerAccess } from './access.ts';
import { accountContract } from './account.ts';
import { authContract } from './auth.ts';
import { docsContract } from './docs.ts';
import { fairnessContract } from './fairness.ts';
import { freeEntryContract } from './free-entry.ts';
import { gamesContract } from './games.ts';
import { identityContract } from './identity.ts';
import { payoutsContract } from './payouts.ts';
import { playContract } from './play-controls.ts';
import { policyContract } from './policy.ts';
import { privacyContract } from './privacy.ts';
import { redemptionsContract } from './redemptions.ts';
import { securityContract } from './security.ts';
import { storeContract } from './store.ts';
import { supportContract } from './support.ts';
import { taxContract } from './tax.ts';
import { walletContract } from './wallet.ts';

/** Every call that is open to players and the public. The server, the typed clients and the OpenAPI document use it. */
export const playerContract = initContract().router(
  {
    auth: authContract,
    security: securityContract,
    account: accountContract,
    wallet: walletContract,
    games: gamesContract,
    fairness: fairnessContract,
    store: storeContract,
    freeEntry: freeEntryContract,
    redemptions: redemptionsContract,
    payouts: payoutsContract,
    tax: taxContract,
    identity: identityContract,
    play: playContract,
    support: supportContract,
    privacy: privacyContract,
    policy: policyContract,
    docs: docsContract,
  },
  { strictStatusCodes: true, commonResponses: commonProblems },
) satisfies GuardedContract<PlayerAccess>;
export type PlayerContract = typeof playerContract;
