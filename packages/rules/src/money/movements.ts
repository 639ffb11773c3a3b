import { freeEntry, loginBonusHundredths, welcomeOffer } from '../constants.ts';
import { challengePrizes } from '../play/challenge.ts';
import type { Currency } from './currencies.ts';

/** Why coins moved. A correction is a new posting of its own kind, never an edit. */
export const journalKinds = [
  'welcome_offer',
  'stake',
  'win',
  'region_expiry',
  'adjustment',
  'purchase',
  'purchase_reversal',
  'free_entry',
  'login_bonus',
  'raise',
  'inactivity_expiry',
  'redemption',
  'redemption_return',
  'challenge_prize',
] as const;
export type JournalKind = (typeof journalKinds)[number];

/** The operator's chart of accounts: where a movement came from or went to. */
export const houseAccounts = ['issuance', 'play', 'expiry', 'adjustment', 'purchases', 'redemption_escrow'] as const;
export type HouseAccount = (typeof houseAccounts)[number];

/** Code paths that move coins. Each posts under its own name, and only its own kinds of movement. */
export const movementCallers = [
  'registration',
  'store',
  'free_entry',
  'login_bonus',
  'region',
  'inactivity',
  'play',
  'staff',
  'redemption',
  'challenge',
] as const;
export type MovementCaller = (typeof movementCallers)[number];

/** One allowed movement. The ledger rejects any movement without a rule. */
export interface MovementRule {
  readonly caller: MovementCaller;
  readonly kind: JournalKind;
  readonly currency: Currency;
  /** 1: to the player, -1: from the player. */
  readonly sign: 1 | -1;
  readonly contra: HouseAccount;
  /** Maximum of one posting, in hundredths. Null if only the balance or the math of a game limits it. */
  readonly mostHundredths: bigint | null;
}

/** Math.max takes no bigint. */
const largestLoginBonus = [...loginBonusHundredths].sort((a, b) => Number(b - a))[0] as bigint;

function rule(
  caller: MovementCaller,
  kind: JournalKind,
  currency: Currency,
  sign: 1 | -1,
  contra: HouseAccount,
  mostHundredths: bigint | null = null,
): MovementRule {
  return { caller, kind, currency, sign, contra, mostHundredths };
}

/** The only list. `prepare` copies it into the table that the SQL functions read (docs/ledger.md). */
export const movementRules: readonly MovementRule[] = [
  rule('registration', 'welcome_offer', 'gold', 1, 'issuance', welcomeOffer.goldHundredths),
  rule('registration', 'welcome_offer', 'sweeps', 1, 'issuance', welcomeOffer.sweepsHundredths),
  rule('store', 'purchase', 'gold', 1, 'purchases'),
  // Gold Coins are sold. The Sweeps Coins of a package are a free addition.
  rule('store', 'purchase', 'sweeps', 1, 'issuance'),
  rule('store', 'purchase_reversal', 'gold', -1, 'purchases'),
  rule('store', 'purchase_reversal', 'sweeps', -1, 'issuance'),
  rule('free_entry', 'free_entry', 'sweeps', 1, 'issuance', freeEntry.grantHundredths),
  rule('login_bonus', 'login_bonus', 'gold', 1, 'issuance', largestLoginBonus),
  rule('challenge', 'challenge_prize', 'gold', 1, 'issuance', challengePrizes[0].goldHundredths),
  rule('region', 'region_expiry', 'sweeps', -1, 'expiry'),
  rule('inactivity', 'inactivity_expiry', 'sweeps', -1, 'expiry'),
  rule('play', 'stake', 'gold', -1, 'play'),
  rule('play', 'stake', 'sweeps', -1, 'play'),
  rule('play', 'raise', 'gold', -1, 'play'),
  rule('play', 'raise', 'sweeps', -1, 'play'),
  rule('play', 'win', 'gold', 1, 'play'),
  rule('play', 'win', 'sweeps', 1, 'play'),
  rule('staff', 'adjustment', 'gold', 1, 'adjustment'),
  rule('staff', 'adjustment', 'gold', -1, 'adjustment'),
  rule('staff', 'adjustment', 'sweeps', 1, 'adjustment'),
  rule('staff', 'adjustment', 'sweeps', -1, 'adjustment'),
  rule('redemption', 'redemption', 'sweeps', -1, 'redemption_escrow'),
  rule('redemption', 'redemption_return', 'sweeps', 1, 'redemption_escrow'),
];
