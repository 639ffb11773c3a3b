import {
  addressProofMaxDays,
  brand,
  cookies,
  paymentMethods,
  retention,
  privacy as rights,
  session,
  support,
} from '@goldwren/rules';
import type { LegalFacts, LegalSection } from '../../legal-text.ts';
import { formats } from '../formats.ts';
import { phrases } from './phrases.ts';
import { withPlaces } from './places-of-law.ts';
import { retentionMessages as kept } from './retention-messages.ts';

const { answerWithinDays, breachNoticeHours, erasureAfterDays, exportLinkDays } = rights;

/** What the site keeps in the browser itself, by the names of the storage. */
const browserStorage = [
  ['auth-storage', 'What the pages show of who is logged in', 'Until you log out'],
  ['locale', 'The language that you chose', 'Until you delete it'],
  ['goldwren-theme', 'Dark or light', 'Until you delete it'],
  ['goldwren-promo', 'That you closed the welcome offer', 'Until you delete it'],
  ['goldwren-sound', 'Sound on or off', 'Until you delete it'],
  ['goldwren-game-keys', 'Keys of the keyboard on or off', 'Until you delete it'],
  ['goldwren-fairness', 'Your own notebook of rounds, with which your browser checks us', 'Until you delete it'],
] as const;

const sections: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who we are',
    blocks: [
      `The operator of ${brand.name} decides what is done with personal data on this site and answers for it. Reach us, and whoever is in charge of privacy with us, through [Contact Us](contact). This policy is for people in the United States and in Canada; the site is not for anybody below the minimum age of the [Terms of Use](terms), and an account of somebody younger is closed and its data erased.`,
    ],
  },
  {
    id: 'collected',
    title: 'What we collect, and why',
    blocks: [
      {
        table: {
          caption: 'Data and purposes',
          head: ['Data', 'Why'],
          rows: [
            [
              'Name, email, birth date, country, state, password (as a hash), language, phone if you give it',
              'To run your account, and to know that you may play',
            ],
            ['Every round, every movement of coins, session times', 'To play, to keep the books, to let you check us'],
            ['Orders: package, amount, state, the provider\u2019s reference', 'To credit what you paid for'],
            [
              `Free entries: name, email, date of birth, state or province, mailing address`,
              'To review them, one a day for each person of age',
            ],
            [`Redemptions and payout details (encrypted)`, 'To pay prizes'],
            [
              `Identity: photo ID, proof of address of at most ${phrases.days(addressProofMaxDays)}, selfie, last digits of the Social Security number`,
              'To pay only whoever won, and against fraud',
            ],
            ['Tax forms with the taxpayer number (encrypted)', 'Tax law'],
            ['Limits, breaks, self-exclusion', 'To keep what you decided'],
            ['Messages to support', 'To answer'],
            [
              'Network address, kind of browser, and the region that the address belongs to',
              'Security, and rules that depend on the place',
            ],
            ['Which terms you accepted, and when', 'To prove it'],
          ],
        },
      },
      'We ask for nothing that these purposes do not need. We do not buy data about you, do not build advertising profiles, and decide about redemptions by people: no program alone refuses you a prize.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and storage',
    blocks: [
      'We set the following cookies, and no others. They come from this site alone; there is no cookie of advertising, of measurement, or of anybody else.',
      {
        table: {
          caption: 'Cookies',
          head: ['Name', 'Purpose', 'How long'],
          rows: [
            [
              cookies.session.name,
              'Keeps you logged in',
              `${phrases.hours(session.idleHours)} without use, at most ${phrases.days(session.absoluteDays)}`,
            ],
            [
              cookies.device.name,
              'Knows a browser that you have used before, so that strangers who guess passwords do not lock you out. It signs nobody in.',
              phrases.days(cookies.device.days),
            ],
          ],
        },
      },
      'On the live site their names begin with __Host-. Besides, your browser keeps for its own use, and never sends to us:',
      { table: { caption: 'Storage of the browser', head: ['Name', 'Purpose', 'How long'], rows: browserStorage } },
      'Without the first cookie nobody can log in. The rest can be deleted at any time.',
    ],
  },
  {
    id: 'sharing',
    title: 'Whom we share it with',
    blocks: [
      'We do not sell personal data, and do not share it for advertising. These get what they need for their task, under contract or by law:',
      {
        list: [
          `The payment provider (${formats.and([...paymentMethods])}): order number, amount, your name and email. Numbers of cards and accounts go from you to the provider and never reach us.`,
          'Whoever pays out prizes, carries our mail, and hosts our servers and encrypted files.',
          'Tax authorities: what tax forms ask for.',
          'Courts and authorities, where the law obliges us. We check such demands, and tell you where we may.',
          'Everybody: first name, first letter of the last name, amount and day of a paid prize, unless you chose to appear as Anonymous.',
        ],
      },
      'Names are compared with sanctions lists on our own servers. Data may be processed in the United States and in Canada.',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    blocks: [
      {
        table: {
          caption: 'What is kept, and for how long',
          head: ['Record', 'Kept for', 'When the account is erased', 'And then for', 'Why'],
          rows: retention.map((rule) => [
            kept.records[rule.record],
            kept.period(rule.kept),
            kept.forms[rule.afterErasure],
            rule.keptAfterErasure === null ? '\u2013' : kept.period(rule.keptAfterErasure),
            kept.reasons[rule.reason],
          ]),
        },
      },
      'Someone who has excluded themselves may try to register again under a name that is spelled differently. To notice that, we compare every new account with the names and birth dates of excluded people. We store those encrypted until the exclusion ends, even when the account is erased before. Only the comparison reads them; when two people are alike, a member of our team decides.',
      'The books of coins are written once and never changed, so that they can be checked. When an account is erased they go on under a number that no longer says whose it was, and so does what explains them: that is kept without an end, and is about nobody any more. Tax forms, and likenesses to a sanctions list that were confirmed, keep their names for the years above, counted from the record.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      'Wherever you live, you may:',
      {
        list: [
          'read your data and get a copy of all of it, to read and for machines (Request My Data, Export Data);',
          'have it corrected;',
          'have it deleted (Delete My Account);',
          'object to a use, withdraw a consent, and choose which mails you get;',
          'ask us what we know, from whom, and who got it.',
        ],
      },
      `We answer within ${phrases.days(answerWithinDays)}, free of charge. The copy is made at once when you ask for it, and can be downloaded for ${phrases.days(exportLinkDays)}. A deleted account closes at once, and its data are erased ${phrases.days(erasureAfterDays)} later, but for what the table above names. We ask for your password first, so that nobody else does this in your name. Nobody is treated worse for using a right.`,
    ],
  },
  {
    id: 'california',
    title: 'California',
    blocks: [
      'The California Consumer Privacy Act (CCPA) gives residents of California the rights above: to know, to delete, to correct, to a portable copy, and not to be discriminated against. The categories that we collect are identifiers, customer records, commercial information, internet activity, coarse location, and, for prizes, government identifiers, which are sensitive and used for nothing else. We have not sold or shared personal information, and do not. You may send an agent; we ask the agent for your written permission, and you to confirm it.',
    ],
  },
  {
    id: 'canada',
    title: 'Canada',
    blocks: [
      'In Canada we follow the Personal Information Protection and Electronic Documents Act (PIPEDA) and, where it applies, the law of your province. We collect with your consent, which you give by signing up and by each form, and which you can withdraw within the limits of the law. You may have access to your data and have them corrected. You may complain to us, and to the Privacy Commissioner of Canada; in Qu\u00e9bec, to the Commission d\u2019acc\u00e8s \u00e0 l\u2019information.',
    ],
  },
  {
    id: 'security',
    title: 'Security and breaches',
    blocks: [
      'Traffic is encrypted. Passwords are kept as hashes only; documents, payout details and taxpayer numbers are encrypted where they lie. Our staff log in with a second factor, see only what their task needs, and every look at personal data is recorded.',
      `If a breach puts people at risk, we tell them and the authorities within ${phrases.hours(breachNoticeHours)} of learning of it: what happened, which data, and what to do.`,
    ],
  },
  {
    id: 'changes',
    title: 'Changes of this policy',
    blocks: [
      'A new version is published and announced as the [Terms of Use](terms) say. We ask you to read it, and keep a record that you did.',
    ],
  },
  {
    id: 'contact',
    title: 'Questions',
    blocks: [
      `Write to us through [Contact Us](contact). We answer within ${phrases.hours(support.answerWithinHours)}.`,
    ],
  },
];

/** The Privacy Policy. */
export function privacy(facts: LegalFacts): readonly LegalSection[] {
  return withPlaces(sections, facts);
}
