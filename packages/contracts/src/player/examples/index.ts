import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';
import { accountExamples } from './account.ts';
import { achievementsExamples } from './achievements.ts';
import { authExamples } from './auth.ts';
import { challengeExamples } from './challenge.ts';
import { docsExamples } from './docs.ts';
import { fairnessExamples } from './fairness.ts';
import { freeEntryExamples } from './free-entry.ts';
import { gamesExamples, homeExamples } from './games.ts';
import { identityExamples } from './identity.ts';
import { maintenanceExamples } from './maintenance.ts';
import { payoutsExamples } from './payouts.ts';
import { playExamples } from './play.ts';
import { policyExamples } from './policy.ts';
import { privacyExamples } from './privacy.ts';
import { pushExamples } from './push.ts';
import { redemptionsExamples } from './redemptions.ts';
import { securityExamples } from './security.ts';
import { storeExamples } from './store.ts';
import { supportExamples } from './support.ts';
import { taxExamples } from './tax.ts';
import { walletExamples } from './wallet.ts';

/** A request and a response of every call. Most are recorded from the real API, and long lists are shortened. */
export const playerExamples = {
  auth: authExamples,
  security: securityExamples,
  account: accountExamples,
  push: pushExamples,
  wallet: walletExamples,
  games: gamesExamples,
  home: homeExamples,
  achievements: achievementsExamples,
  challenge: challengeExamples,
  fairness: fairnessExamples,
  store: storeExamples,
  freeEntry: freeEntryExamples,
  redemptions: redemptionsExamples,
  payouts: payoutsExamples,
  tax: taxExamples,
  identity: identityExamples,
  play: playExamples,
  support: supportExamples,
  privacy: privacyExamples,
  policy: policyExamples,
  maintenance: maintenanceExamples,
  docs: docsExamples,
} satisfies ExamplesOf<PlayerContract>;
