import type { DocumentFacts } from '../openapi.ts';
import type { PlayerContract } from './contract.ts';
import { playerExamples } from './examples/index.ts';
import { gettingStartedMarkdown } from './getting-started.ts';
import { playerProblems } from './problems.ts';

/** What the players' OpenAPI document says beside its calls. */
export const playerDocument = {
  title: 'Goldwren API',
  description: `Everything the Goldwren web app can do.\n\n${gettingStartedMarkdown()}`,
  cookie: { name: 'goldwren', description: 'Set by `POST /api/auth/login`; `__Host-goldwren` in production.' },
  calls: { examples: playerExamples, problems: playerProblems },
  tags: {
    auth: 'Accounts, sessions, password and second factor.',
    account: 'The profile of the signed-in player.',
    wallet: 'Balances, activity, and the daily login bonus.',
    games: 'Games, their rules and exact RTP, game sessions and rounds.',
    fairness: 'The keys that verify signed session statements.',
    store: 'Coin packages, checkout and orders.',
    npn: 'Free entry: Sweeps Coins without a purchase ("no purchase necessary").',
    redemptions: 'Redeeming Sweeps Coins for prizes.',
    tax: 'The W-9 that larger prizes require.',
    identity: 'Identity documents and their review.',
    play: 'Responsible play: limits, breaks, self-exclusion and reality checks.',
    support: 'Messages to support, and their tickets.',
    privacy: 'Data export and account deletion.',
    policy: 'The rules in force, as the site prints them.',
    docs: 'This document.',
    webhooks: 'Calls that the payment provider makes. Consumers of this API never call them.',
  },
} as const satisfies DocumentFacts<PlayerContract>;
