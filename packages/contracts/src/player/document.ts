import type { DocumentFacts } from '../openapi.ts';
import type { PlayerContract } from './contract.ts';
import { playerExamples } from './examples/index.ts';
import { gettingStartedMarkdown } from './getting-started.ts';
import { playerProblems } from './problems.ts';

/** The parts of the player OpenAPI document that are not calls. */
export const playerDocument = {
  title: 'Goldwren API',
  description: `Everything that the Goldwren web app can do.\n\n${gettingStartedMarkdown()}`,
  cookie: { name: 'goldwren', description: 'Set by `POST /api/auth/login`; `__Host-goldwren` in production.' },
  calls: { examples: playerExamples, problems: playerProblems },
  tags: {
    auth: 'Accounts, sessions, passwords and the second factor.',
    account: 'The profile of the signed-in player.',
    push: 'Push notifications about redemptions and the security of the account.',
    wallet: 'Balances, activity, and the daily login bonus.',
    games: 'Games, their rules and exact RTP, game sessions and rounds.',
    home: 'What the home page of a player shows: unfinished rounds, recently played games and favorites.',
    challenge: 'The daily challenge: the same hands for every player, without a stake.',
    achievements: 'What players achieve by curiosity and skill.',
    fairness: 'The keys that verify signed session statements, and the published totals of Sweeps Coins.',
    store: 'Coin packages, checkout and orders.',
    npn: 'Free entry: Sweeps Coins without a purchase ("no purchase necessary").',
    redemptions: 'Redeeming Sweeps Coins for prizes.',
    tax: 'The W-9 form that larger prizes require.',
    identity: 'Identity documents and their review.',
    play: 'Responsible play: limits, breaks, self-exclusion and reality checks.',
    support: 'Support messages and tickets.',
    privacy: 'Data export and account deletion.',
    policy: 'The current rules, as shown on the site.',
    maintenance: 'The announced maintenance of the site.',
    docs: 'This document.',
    webhooks: 'Calls made by payment providers and the identity vendor. API consumers never call them.',
  },
} as const satisfies DocumentFacts<PlayerContract>;
