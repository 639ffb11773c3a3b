import { initContract } from '@ts-rest/core';
import type { GuardedContract } from '../shared/access.ts';
import { commonProblems } from '../shared/problem.ts';
import type { PlayerAccess } from './access.ts';
import { docsContract } from './docs.ts';
import { maintenanceContract } from './maintenance.ts';
import { freeEntryContract } from './money/free-entry.ts';
import { storeContract } from './money/store.ts';
import { walletContract } from './money/wallet.ts';
import { accountContract } from './people/account.ts';
import { authContract } from './people/auth.ts';
import { identityContract } from './people/identity.ts';
import { privacyContract } from './people/privacy.ts';
import { pushContract } from './people/push.ts';
import { securityContract } from './people/security.ts';
import { supportContract } from './people/support.ts';
import { achievementsContract } from './play/achievements.ts';
import { challengeContract } from './play/challenge.ts';
import { fairnessContract } from './play/fairness.ts';
import { gamesContract } from './play/games.ts';
import { homeContract } from './play/home.ts';
import { playContract } from './play/responsible-play.ts';
import { policyContract } from './policy.ts';
import { payoutsContract } from './redemption/payouts.ts';
import { redemptionsContract } from './redemption/redemptions.ts';
import { taxContract } from './redemption/tax.ts';

/** Every call that is open to players and the public. The server, the typed clients and the OpenAPI document use it. */
export const playerContract = initContract().router(
  {
    auth: authContract,
    security: securityContract,
    account: accountContract,
    push: pushContract,
    wallet: walletContract,
    games: gamesContract,
    home: homeContract,
    challenge: challengeContract,
    achievements: achievementsContract,
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
    maintenance: maintenanceContract,
    docs: docsContract,
  },
  { strictStatusCodes: true, commonResponses: commonProblems },
) satisfies GuardedContract<PlayerAccess>;
export type PlayerContract = typeof playerContract;
