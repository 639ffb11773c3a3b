import { account, session, throttles } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { formats } from '../formats.ts';
import { days, hours } from './phrases.ts';

const wait = formats.wait(throttles.signInPair.windowMinutes * 60);

export function article() {
  return {
    lead: 'You log in with your email address and your password, and with a code as well if you have switched that on.',
    sections: {
      forgotten: {
        title: 'Forgot your password?',
        text: [
          {
            steps: [
              'Open [Forgot your password?](forgot-password) and enter your email address.',
              `Open the link in the mail. It is good for ${hours(account.resetLinkHours)}.`,
              'Choose a new password. Every device that uses the account is signed out.',
            ],
          },
          'The page says the same for every address, so that nobody learns who has an account here.',
        ],
      },
      refused: {
        title: 'Your password is right, but you are refused',
        text: [
          `After ${throttles.signInPair.limit} failed attempts within ${wait} we stop accepting more from the same place for a while. Wait, or set a new password. Somebody else’s attempts do not lock you out of a browser that you have used before.`,
          'A closed account cannot log in. [Write to us](contact) if that is a mistake.',
        ],
      },
      codes: {
        title: 'A second step with codes from an app',
        text: [
          'On your [account page](account) you can connect an authenticator app. From then on, logging in also takes the code that the app shows.',
          'Keep the recovery codes that you get then: each lets you in once if the app is gone.',
        ],
      },
      devices: {
        title: 'Devices',
        text: [
          `You stay logged in for ${days(session.absoluteDays)} at most, and are signed out after ${hours(session.idleHours)} without a visit. Your account page lists the devices that are logged in and signs out any of them.`,
          `Before a redemption, a change of payout details or a looser limit we ask for your password again when you have been away for ${formats.wait(session.freshIdleMinutes * 60)}.`,
        ],
      },
      suspicious: {
        title: 'If something looks wrong',
        text: [
          'Set a new password at once, which signs out everybody, and [write to us](contact). We never ask for your password or for a code, in no mail and in no chat.',
        ],
      },
    },
  } satisfies HelpArticle;
}
