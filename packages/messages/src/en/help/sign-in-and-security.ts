import { account, rateLimits, session } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { formats } from '../formats.ts';
import { days, hours } from './phrases.ts';

const wait = formats.wait(rateLimits.signInPair.windowMinutes * 60);

export function article() {
  return {
    lead: 'You log in with your email address and password. If you have turned on a second factor, you also enter a code.',
    sections: {
      forgotten: {
        title: 'Forgot your password?',
        text: [
          {
            steps: [
              'Open [Forgot your password?](forgot-password) and enter your email address.',
              `Open the link in the email. It works for ${hours(account.resetLinkHours)}.`,
              'Choose a new password. This logs out every device that uses the account.',
            ],
          },
          'The page shows the same message for every address, so that it does not reveal who has an account.',
        ],
      },
      refused: {
        title: 'If your correct password does not work',
        text: [
          `After ${rateLimits.signInPair.limit} failed attempts within ${wait}, we pause login from the same place for a while. Wait, or set a new password. Attempts by others do not lock a browser that you have used before.`,
          'You cannot log in to a closed account. If this is a mistake, [write to us](contact).',
        ],
      },
      codes: {
        title: 'A second factor with codes from an app',
        text: [
          'On your [account page](account) you can connect an authenticator app. Login then also asks for the code that the app shows.',
          'Save your recovery codes. Each one logs you in once if you lose the app.',
        ],
      },
      devices: {
        title: 'Devices',
        text: [
          `You stay logged in for ${days(session.absoluteDays)} at most, and we log you out after ${hours(session.idleHours)} without a visit. Your account page lists your logged-in devices. You can log out any of them there.`,
          `If you have been away for ${formats.wait(session.freshIdleMinutes * 60)}, we ask for your password again before a redemption, a change of payout details or a higher limit.`,
        ],
      },
      notifications: {
        title: 'Notifications on your device',
        text: [
          'On your [account page](account) you can turn on notifications for the browser that you use. We send them for a login in a new browser, for changes of your password or second factor, and for your redemptions. We send nothing else.',
          'They contain no name and no amount, because a locked screen shows them. You still get every email.',
          'Logging out turns them off in that browser. If you log out another browser, they are turned off in every other browser.',
        ],
      },
      suspicious: {
        title: 'If something looks wrong',
        text: [
          'Set a new password immediately, which logs out everyone, and [write to us](contact). We never ask for your password or a code by email or chat.',
        ],
      },
    },
  } satisfies HelpArticle;
}
