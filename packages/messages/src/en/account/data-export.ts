import { brand, type ExportSection } from '@goldwren/rules';

/** The text of the file that explains a data export. */
export interface DataExportMessages {
  readonly title: string;
  readonly about: readonly string[];
  readonly sections: Readonly<Record<ExportSection, string>>;
}

export const dataExport: DataExportMessages = {
  title: `Your ${brand.name} data`,
  about: [
    'Each part comes as JSON (.json) for programs and as CSV (.csv) for spreadsheets, with the same records.',
    'Times are UTC. Amounts with "cents" in their name are US cents. Other amounts of coins are hundredths of a coin: 150 is 1.50. In CSV, a cell that a spreadsheet could run as a formula starts with an apostrophe.',
    `Not included: passwords and other secrets, full taxpayer numbers and payout details (only their last characters), pictures of documents unless you requested them (folder documents), data about other people, internal notes of ${brand.name} staff, and checks that the law keeps confidential. If you have questions about any of this, contact us.`,
    'A session statement contains the seed of the game session once the session has ended. With that seed, your own seed and the round number you can compute every outcome again. The fairness page explains how.',
    'Old rounds can be in the folder archived. There, each line is one round or posting as JSON.',
  ],
  sections: {
    profile: 'your profile, and what your account can do',
    account_events: 'logins and changes of your account',
    accepted_terms: 'which versions of our terms you accepted, and when',
    sessions: 'browsers that are logged in',
    second_factor: 'whether login asks for a code, and since when',
    push_subscriptions: 'browsers that get notifications',
    mails: 'emails that we sent you',
    wallets: 'your balances',
    journal: 'every movement of coins',
    login_bonus: 'the last login bonus',
    adjustments: 'corrections of your balances',
    sweeps_notices: 'notices before Sweeps Coins expire',
    challenge_entries: 'your daily challenges',
    favorite_games: 'your favorite games',
    game_sessions: 'game sessions with their signed statements',
    rounds: 'every round: stake, choices, seeds and payout',
    raises: 'amounts that you added to stakes during rounds',
    hand_overs: 'rounds that you continued in another browser',
    orders: 'purchases',
    order_events: 'status changes of purchases',
    order_refunds: 'refunds of purchases',
    first_purchase: 'whether the first-purchase offer was used',
    debts: 'amounts owed after reversed payments',
    payment_notices: 'notifications from the payment provider about your payments',
    free_entries: 'free entries',
    redemptions: 'redemptions that you requested',
    redemption_events: 'status changes of those redemptions',
    redemption_limits: 'redemption limits raised for you',
    skill_questions: 'skill-testing questions',
    payouts: 'payouts',
    payout_transfers: 'payments of payouts through the payment provider',
    identity_reviews: 'reviews of your identity',
    identity_documents: 'documents that you sent',
    identity_vendor_sessions: 'checks of your identity by our vendor',
    risk_facts: 'browsers and networks that used your account',
    risk_reviews: 'reviews of your account by our staff',
    tax_forms: 'W-9 forms',
    tax_years: 'amounts reported for a tax year',
    play_limits: 'limits that you have set',
    reality_checks: 'reality checks',
    responsible_play_events: 'every change of your limits, breaks and checks',
    support_tickets: 'your support tickets',
    support_messages: 'messages in your support tickets, yours and ours',
  },
};
