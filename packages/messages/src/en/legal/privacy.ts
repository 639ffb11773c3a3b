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

/** Data that the site stores only in the browser, by storage name. */
const browserStorage = [
  ['auth-storage', 'The logged-in user that pages show', 'Until you log out'],
  ['locale', 'The language that you chose', 'Until you delete it'],
  ['goldwren-theme', 'Dark or light', 'Until you delete it'],
  ['goldwren-promo', 'Whether you closed the welcome offer', 'Until you delete it'],
  ['goldwren-tour', 'Whether you have seen the tour', 'Until you delete it'],
  ['goldwren-sound', 'Sound on or off', 'Until you delete it'],
  ['goldwren-sound-levels', 'How loud the sounds of games are', 'Until you delete it'],
  ['goldwren-vibration', 'Vibration on or off', 'Until you delete it'],
  ['goldwren-game-keys', 'Keyboard shortcuts on or off', 'Until you delete it'],
  ['goldwren-fairness', 'The log of your rounds with which your browser checks us', 'Until you delete it'],
] as const;

const sections: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who we are',
    blocks: [
      `The operator of ${brand.name} is responsible for personal data on this site. Contact us, including our privacy officer, through [Contact Us](contact). This policy is for people in the United States and Canada. The site is not for anyone below the minimum age in the [Terms of Use](terms). We close the account of a younger person and erase its data.`,
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
              'To run your account, and to know that you can play',
            ],
            [
              'Every round, every movement of coins, session times',
              'To run the games, to keep accounts, to let you check us',
            ],
            ['Orders: package, amount, status, the provider\u2019s reference', 'To credit what you paid for'],
            [
              `Free entries: name, email, date of birth, state or province, mailing address`,
              'To review them, one a day for each person of age',
            ],
            [`Redemptions and payout details (encrypted)`, 'To pay prizes'],
            [
              `Identity: photo ID, proof of address of at most ${phrases.days(addressProofMaxDays)}, selfie, last digits of the Social Security number`,
              'To pay only the winner, and to prevent fraud',
            ],
            ['Tax forms with the taxpayer number (encrypted)', 'Tax law'],
            ['Limits, breaks, self-exclusion', 'To apply what you decided'],
            ['Messages to support', 'To answer'],
            [
              'If you turn on notifications: the address of your browser at its push service, and its keys',
              'To notify you of redemptions and of the security of your account',
            ],
            [
              'Which browser and network used your account, as codes that can only be compared, and what it has in common with other accounts',
              'To notice several accounts of one person, and play by programs. Members of our team look at it. It restricts nothing without their decision',
            ],
            [
              'Network address, type of browser, and the region of the address',
              'Security, and rules that depend on your location',
            ],
            ['Which terms you accepted, and when', 'To prove it'],
          ],
        },
      },
      'We collect only data that these purposes need. We do not buy data about you and do not build advertising profiles. People decide about redemptions. No program alone rejects a prize. Your [privacy page](privacy-center) shows what we hold against your account, and how to object.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and storage',
    blocks: [
      'We set the following cookies, and no others. All come from this site. We use no cookies for advertising or measurement, and no third-party cookies.',
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
              'Recognizes a browser that you have used before, so that people who guess passwords do not lock you out. It also shows us that accounts use the same browser. It logs no one in.',
              phrases.days(cookies.device.days),
            ],
          ],
        },
      },
      'On the live site their names start with __Host-. Your browser also stores the following for its own use and never sends it to us:',
      { table: { caption: 'Storage of the browser', head: ['Name', 'Purpose', 'How long'], rows: browserStorage } },
      'You cannot log in without the first cookie. You can delete the others at any time.',
    ],
  },
  {
    id: 'sharing',
    title: 'Who we share it with',
    blocks: [
      'We do not sell personal data, and do not share it for advertising. These recipients get what they need for their task, under contract or by law:',
      {
        list: [
          `The payment provider (${formats.and([...paymentMethods])}): order number, amount, your name and email. Card and account numbers go from you to the provider and never reach us.`,
          'If you turn on notifications: the push service of your browser (Apple, Google, Microsoft or Mozilla). It learns when we notify that browser. It cannot read the encrypted text, which contains no name and no amount.',
          'If you choose to verify your identity with Stripe: Stripe. It collects pictures of your photo ID and your face on its own page. We send it no name, and get only the result. When your account is erased, Stripe deletes what it collected.',
          'Companies that pay out prizes, send our email, and host our servers and encrypted files.',
          'Tax authorities: the content of tax forms.',
          'Courts and authorities, where the law requires it. We check such requests, and inform you where the law allows.',
          'Everyone: first name, first letter of the last name, amount and date of a paid prize, unless you chose to appear as Anonymous.',
        ],
      },
      'We compare names with sanctions lists on our own servers. We may process data in the United States and in Canada.',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    blocks: [
      {
        table: {
          caption: 'What we keep, and for how long',
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
      'A self-excluded person may try to register again with a different spelling of the name. To notice this, we compare every new account with the names and birth dates of self-excluded people. We store these encrypted until the exclusion ends, even if the account is erased before. Only the comparison reads them. If two people are similar, a member of our team decides.',
      'The ledger of coins never changes after it is written, so that it can be checked. When an account is erased, its entries stay under a number that no longer identifies anyone. The same applies to the records that explain them. We keep these without an end. Tax forms and confirmed matches with a sanctions list keep their names for the years above, counted from the record.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      'Wherever you live, you can:',
      {
        list: [
          'read your data and get a copy of all of it, for people and for machines (Request My Data, Export Data);',
          'have it corrected;',
          'have it deleted (Delete My Account);',
          'object to a use, withdraw consent, and choose which emails you get;',
          'ask us what data we have, where it comes from, and who received it.',
        ],
      },
      `We answer within ${phrases.days(answerWithinDays)}, free of charge. We start the copy when you request it, and you can download it for ${phrases.days(exportLinkDays)}. If you delete your account, it closes immediately. We erase its data ${phrases.days(erasureAfterDays)} later, except what the table above lists. We ask for your password first, so that no one else does this in your name. Using a right has no disadvantage for you.`,
    ],
  },
  {
    id: 'california',
    title: 'California',
    blocks: [
      'The California Consumer Privacy Act (CCPA) gives residents of California the rights above: to know, to delete, to correct, to a portable copy, and not to be discriminated against. We collect these categories: identifiers, customer records, commercial information, internet activity and coarse location. For prizes, we also collect government identifiers, which are sensitive and used for nothing else. We have not sold or shared personal information, and do not. You can send an agent. We ask the agent for your written permission, and we ask you to confirm it.',
    ],
  },
  {
    id: 'canada',
    title: 'Canada',
    blocks: [
      'In Canada we follow the Personal Information Protection and Electronic Documents Act (PIPEDA) and, where it applies, the law of your province. We collect with your consent. You give it when you sign up and with each form, and you can withdraw it within the limits of the law. You can access your data and have it corrected. You can complain to us, and to the Privacy Commissioner of Canada; in Qu\u00e9bec, to the Commission d\u2019acc\u00e8s \u00e0 l\u2019information.',
    ],
  },
  {
    id: 'security',
    title: 'Security and breaches',
    blocks: [
      'Traffic is encrypted. We store passwords only as hashes, and we store documents, payout details and taxpayer numbers encrypted. Our staff log in with a second factor and see only what their task needs. We record every view of personal data.',
      `If a breach puts people at risk, we inform them and the authorities within ${phrases.hours(breachNoticeHours)} after we learn of it: what happened, which data, and what to do.`,
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    blocks: [
      'We publish and announce a new version as described in the [Terms of Use](terms). We ask you to read it, and record that you did.',
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
