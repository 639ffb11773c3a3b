import { account } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { days } from './phrases.ts';

export function article() {
  return {
    lead: 'Some details you change yourself, some only together with us, because prizes depend on them. Your data is yours to have.',
    sections: {
      change: {
        title: 'What you can change',
        text: [
          {
            list: [
              `Your state or province: once, and again after ${days(account.regionChangeIntervalDays)}. See [Where you can play](help/where-you-can-play).`,
              'Your language, at the foot of every page or on your [account page](account). Mails follow it.',
              'Your password, on your account page.',
              'Whether you are named among the recent winners: on the [redemption screen](redeem). We show a first name and an initial, or Anonymous.',
            ],
          },
        ],
      },
      ask: {
        title: 'What we change for you',
        text: [
          'Your name and date of birth must match your documents, so they are changed by our staff. [Write to us](contact) and say what is wrong; we may ask for a document.',
        ],
      },
      data: {
        title: 'Get your data',
        text: [
          'On the page [Your data](privacy-center) you can ask for everything that we hold about you: profile, every coin that came or went, rounds, orders and redemptions, as files that you can open or take elsewhere. You get a mail when it is ready; nobody else can download it.',
        ],
      },
      close: {
        title: 'Close your account',
        text: [
          'Redeem first what you want to redeem: nobody can log in to a closed account any more.',
          'Closing works at once and ends every session. To have your personal data erased as well, delete the account on the page [Your data](privacy-center): it says what is erased when, and what is kept, in which form and why, as does the [Privacy Policy](privacy).',
          'If you want to stop playing rather than to leave, [self-exclusion](help/limits-and-breaks) is the safer choice: a new account could not be opened meanwhile.',
        ],
      },
    },
  } satisfies HelpArticle;
}
