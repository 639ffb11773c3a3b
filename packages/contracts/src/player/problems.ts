import type { ProblemsOf } from '../openapi/problem-codes.ts';
import type { ProblemCode } from '../shared/problem.ts';
import type { PlayerContract } from './contract.ts';

/** Problems of the eligibility check: region, break, self-exclusion and account status. */
const eligibility = [
  'account_suspended',
  'region_blocked',
  'self_excluded',
  'exclusion_review',
  'cooling_off',
] as const;
/** Problems of a raise. It can be in Sweeps Coins, and it counts towards the player's limits. */
const raise = [
  ...eligibility,
  'region_unknown',
  'state_required',
  'limit_reached',
  'insufficient_gold',
  'insufficient_sweeps',
] as const satisfies readonly ProblemCode[];
/** Only a new stake checks for `reality_check_due`: an open round can be finished first. */
const stake = [...raise, 'reality_check_due'] as const satisfies readonly ProblemCode[];

/** Problems of each call, without those of the checks around every call (`guardCodes`). */
export const playerProblems = {
  auth: {
    login: ['invalid_credentials', 'totp_required', 'account_closed'],
    register: ['region_blocked', 'region_unknown'],
    logout: [],
    me: [],
    reAuthenticate: ['invalid_credentials', 'account_closed'],
    verifyEmail: ['link_invalid'],
    resendVerification: [],
    forgotPassword: [],
    resetPassword: ['link_invalid'],
    requestSignInLink: [],
    signInByLink: ['link_invalid', 'totp_required'],
  },
  security: {
    changePassword: ['invalid_credentials'],
    sessions: [],
    endSession: ['not_found'],
    endOtherSessions: [],
    secondFactor: [],
    setUpTotp: ['conflict'],
    enableTotp: ['conflict'],
    disableTotp: ['invalid_credentials', 'totp_required', 'conflict'],
  },
  account: {
    update: ['conflict', 'region_locked', 'self_excluded'],
    acceptTerms: ['conflict'],
    close: ['invalid_credentials', 'account_closed'],
  },
  wallet: {
    get: [],
    activity: [],
    history: [],
    timeline: [],
    balances: [],
    loginBonus: [],
    claimLoginBonus: [...eligibility, 'conflict'],
  },
  games: {
    list: [],
    rules: ['not_found'],
    parSheet: ['not_found'],
    maths: ['not_found'],
    startSession: [...eligibility, 'not_found', 'game_off', 'insufficient_gold', 'terms_due'],
    playRound: [...stake, 'not_found', 'game_off', 'nonce_conflict', 'round_open', 'session_ended', 'too_fast'],
    act: [...raise, 'not_found', 'conflict'],
    endSession: ['not_found'],
    listRounds: [],
    getRound: ['not_found'],
    record: [],
    lobby: [],
    addFavorite: ['not_found'],
    removeFavorite: ['not_found'],
    replay: ['not_found'],
  },
  fairness: { keys: [], liabilities: [], ownLiabilities: ['not_found'] },
  store: {
    packages: [],
    checkout: [...eligibility, 'region_unknown', 'limit_reached', 'terms_due', 'not_found', 'conflict'],
    orders: [],
    order: ['not_found'],
    webhook: ['forbidden', 'not_found'],
  },
  freeEntry: { offer: [], submit: ['region_blocked', { code: 'limit_reached', status: 429 }] },
  redemptions: {
    // No `cooling_off`: a player can still redeem during a break.
    submit: [
      'account_suspended',
      'region_blocked',
      'self_excluded',
      'exclusion_review',
      'redemption_suspended',
      'region_unknown',
      'state_required',
      'email_unverified',
      'account_too_new',
      'redemption_pending',
      'redemption_too_soon',
      'limit_reached',
      'insufficient_sweeps',
      'sweeps_unplayed',
      'sweeps_not_held',
    ],
    list: [],
    eligibility: [],
    recent: [],
    times: [],
    skillTest: ['not_found', 'conflict'],
  },
  payouts: { receipt: ['not_found', 'conflict'] },
  tax: { w9: [], submitW9: ['not_found', 'conflict'] },
  identity: { get: [], upload: ['conflict'], remove: ['not_found', 'conflict'], submit: ['conflict'] },
  play: {
    limits: [],
    setLimits: [],
    confirmLimit: ['not_found', 'limit_not_yet'],
    coolOff: [],
    selfExclude: ['invalid_credentials'],
    returnToPlay: ['not_found', 'self_excluded'],
    status: [],
    answerRealityCheck: [],
    statement: [],
  },
  support: { write: [], list: [], get: ['not_found'], reply: ['not_found', 'conflict'] },
  privacy: {
    requestExport: ['conflict'],
    exports: [],
    export: ['not_found'],
    file: ['not_found', 'conflict'],
    deleteAccount: ['invalid_credentials', 'account_closed'],
  },
  policy: { get: [] },
  docs: { openapi: [], reference: [] },
} as const satisfies ProblemsOf<PlayerContract>;
