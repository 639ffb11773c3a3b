import { brand, type ExportSection } from '@goldwren/rules';

/** The words in the file that says what an export holds. */
export interface DataExportMessages {
  readonly title: string;
  readonly about: readonly string[];
  readonly sections: Readonly<Record<ExportSection, string>>;
}

export const dataExport: DataExportMessages = {
  title: `Your ${brand.name} data`,
  about: [
    'Every part is there twice, with the same records: as JSON (.json) for programs and as CSV (.csv) for spreadsheets.',
    'Times are UTC. Amounts whose name ends in "cents" are US cents. Other amounts of coins are hundredths of a coin: 150 is 1.50. In CSV, a cell that a spreadsheet could compute begins with an apostrophe.',
    `Left out: passwords and other secrets, full taxpayer numbers and payout details (shown by their last characters), the pictures of documents unless you asked for them (folder documents), what is about other people, and what ${brand.name} staff note for themselves or check by law without telling. Ask us about any of it on the contact page.`,
    'The seed of a game session is in its statement once the session has ended. With it, the seed of yours in each round and the number of the round, every outcome can be computed again: the fairness page says how.',
  ],
  sections: {
    profile: 'who you are to us, and what your account may do',
    account_events: 'logins and what happened to the account',
    accepted_terms: 'which versions of our texts you accepted, and when',
    sessions: 'browsers that are logged in',
    second_factor: 'whether codes are asked for at login, and since when',
    mails: 'which mails we sent to you',
    wallets: 'your balances',
    journal: 'every movement of coins',
    login_bonus: 'the last login bonus',
    adjustments: 'corrections of your balances',
    sweeps_notices: 'notices before Sweeps Coins expire',
    favorite_games: 'games that you gave a star',
    game_sessions: 'game sessions with their signed statements',
    rounds: 'every round: stake, choices, seeds and payout',
    raises: 'what you added to stakes in rounds',
    orders: 'purchases',
    order_events: 'what happened to purchases',
    first_purchase: 'whether the first-purchase offer was used',
    debts: 'what was owed after payments went back',
    payment_notices: 'what the payment provider told us about your payments',
    free_entries: 'free entries',
    redemptions: 'prizes that you asked for',
    redemption_events: 'what happened to those prizes',
    redemption_limits: 'redemption limits raised for you',
    skill_questions: 'skill-testing questions',
    payouts: 'payouts',
    identity_reviews: 'reviews of your identity',
    identity_documents: 'documents you sent',
    tax_forms: 'W-9 forms',
    tax_years: 'what was reported for a tax year',
    play_limits: 'limits you have set',
    reality_checks: 'reality checks',
    play_control_events: 'every change of your limits, breaks and checks',
    support_tickets: 'what you wrote to support about',
    support_messages: 'what was written there, by you and by us',
  },
};
