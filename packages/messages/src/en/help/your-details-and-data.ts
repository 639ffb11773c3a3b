import { account } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { days } from './phrases.ts';

export function article() {
  return {
    lead: 'You can change most details yourself. We change the details that prizes depend on. You can get a copy of your data at any time.',
    sections: {
      change: {
        title: 'What you can change',
        text: [
          {
            list: [
              `Your state or province: once, and again after ${days(account.regionChangeIntervalDays)}. See [Where you can play](help/where-you-can-play).`,
              'Your language, at the bottom of every page or on your [account page](account). Emails use the same language.',
              'Your password, on your account page.',
              'Whether we name you among the recent winners: on the [redemption screen](redeem). We show a first name and an initial, or Anonymous.',
            ],
          },
        ],
      },
      ask: {
        title: 'What we change for you',
        text: [
          'Your name and date of birth must match your documents, so our staff change them. [Write to us](contact) and tell us what is wrong. We may request a document.',
        ],
      },
      data: {
        title: 'Get your data',
        text: [
          'On the page [Your data](privacy-center) you can request all data that we have about you: profile, every coin in or out, rounds, orders and redemptions. You get files that you can open elsewhere. We email you when they are ready, and only you can download them.',
        ],
      },
      close: {
        title: 'Close your account',
        text: [
          'If you want to redeem coins, do it first. You cannot log in to a closed account.',
          'Closing your account works immediately and logs out every device. To also erase your personal data, delete your account on the page [Your data](privacy-center). It shows what we erase and when, and what we keep and why. See also the [Privacy Policy](privacy).',
          'If you only want to stop playing, [self-exclusion](help/limits-and-breaks) is the safer choice. It also prevents a new account.',
        ],
      },
    },
  } satisfies HelpArticle;
}
