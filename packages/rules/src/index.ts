// The whole product: business constants, the calendar and languages.
export * from './business-days.ts';
export * from './calendar.ts';
export * from './constants.ts';
export * from './lazy.ts';
export * from './locales.ts';

// Coins and payments: amounts, the ledger, the store, bonuses and free entries.
export * from './money/adjustments.ts';
export * from './money/books.ts';
export * from './money/coin-packages.ts';
export * from './money/currencies.ts';
export * from './money/free-entries.ts';
export * from './money/login-bonus.ts';
export * from './money/money.ts';
export * from './money/movement-groups.ts';
export * from './money/movements.ts';
export * from './money/offers.ts';
export * from './money/orders.ts';
export * from './money/payments.ts';
export * from './money/sweeps-expiry.ts';
export * from './money/vip.ts';
export * from './money/welcome-offer.ts';

// People: identity checks, names, contact details, data retention and support.
export * from './people/account-restrictions.ts';
export * from './people/data-exports.ts';
export * from './people/exclusion-match.ts';
export * from './people/identity.ts';
export * from './people/identity-keys.ts';
export * from './people/name-lock.ts';
export * from './people/phone.ts';
export * from './people/player-events.ts';
export * from './people/push.ts';
export * from './people/retention.ts';
export * from './people/risk.ts';
export * from './people/sanctions.ts';
export * from './people/second-factor.ts';
export * from './people/shown-names.ts';
export * from './people/support.ts';
export * from './people/written-names.ts';

// Countries and regions: what each allows, minimum ages and helplines.
export * from './places/ages.ts';
export * from './places/compare-packs.ts';
export * from './places/eligibility.ts';
export * from './places/helplines.ts';
export * from './places/jurisdictions.ts';
export * from './places/policy-changes.ts';
export * from './places/region-change.ts';
export * from './places/regions.ts';

// Games, rounds and the limits that players set for themselves.
export * from './play/achievements.ts';
export * from './play/best-rounds.ts';
export * from './play/catalogue.ts';
export * from './play/challenge.ts';
export * from './play/game-returns.ts';
export * from './play/public-log.ts';
export * from './play/responsible-play.ts';
export * from './play/rounds.ts';

// Prizes: eligibility, deadlines, payouts and tax.
export * from './redemption/payout-methods.ts';
export * from './redemption/payouts.ts';
export * from './redemption/redemption-eligibility.ts';
export * from './redemption/redemptions.ts';
export * from './redemption/skill-question.ts';
export * from './redemption/tax.ts';

// The website: cookies, legal texts, emails and rate limits.
export * from './site/cookies.ts';
export * from './site/legal-versions.ts';
export * from './site/mails.ts';
export * from './site/rate-limits.ts';

// Staff: roles, work queues, the audit log and alerts.
export * from './staff/alerts.ts';
export * from './staff/audit.ts';
export * from './staff/maintenance.ts';
export * from './staff/search-kinds.ts';
export * from './staff/staff-changes.ts';
export * from './staff/staff-roles.ts';
export * from './staff/ticket-macros.ts';
export * from './staff/work-queues.ts';
