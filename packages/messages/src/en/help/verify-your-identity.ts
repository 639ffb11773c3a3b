import {
  addressProofMaxDays,
  documentUpload,
  identityReview,
  redemptionLimits,
  verificationDeadline,
} from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { formats } from '../formats.ts';
import { days, hours } from './phrases.ts';

const { targetHours: target, maxBusinessDays } = identityReview;

export function article() {
  return {
    lead: 'The law requires us to know who we pay. You verify your identity once, with your first redemption.',
    sections: {
      documents: {
        title: 'What we need',
        text: [
          {
            list: [
              'A government photo ID: passport, driver’s license or identity card, not expired.',
              `Proof of address: a bill, bank statement or official letter with your name and address, dated within the last ${days(addressProofMaxDays)}.`,
              'A selfie with the same ID next to your face.',
              'In the United States: the last digits of your Social Security number.',
            ],
          },
          `Pictures are JPEG, PNG or WebP, up to ${documentUpload.maxBytes / 1024 / 1024} MB each. You send them on the [redemption screen](redeem), from a file or with your camera.`,
        ],
      },
      pictures: {
        title: 'How to take good pictures',
        text: [
          {
            list: [
              'All corners are in the picture and every line is readable, without glare.',
              'Name and date of birth match your account.',
              'Nothing is covered, cropped or edited.',
              'On the selfie, both your face and the ID are sharp.',
            ],
          },
        ],
      },
      review: {
        title: 'The review',
        text: [
          `It takes ${target.from}-${target.to} hours, and at most ${maxBusinessDays} business days. The screen shows when it is due, and we email you the result.`,
          'If we cannot accept a document, we tell you why. Send only that one again.',
          `If you do not verify within ${days(verificationDeadline.returnedAfterDays)} of your request, we return the coins to your balance. We remind you after ${formats.and(verificationDeadline.remindedAfterDays.map(String))} days.`,
        ],
      },
      safe: {
        title: 'What happens to your documents',
        text: [
          'We encrypt your documents and store them separately. Only our compliance staff can see them, and we record every view. We delete them when we no longer need them.',
          `You also have to hold coins for ${hours(redemptionLimits.heldHours)}, and your account must be ${days(redemptionLimits.accountAgeDays)} old. See [Redeem Sweeps Coins](help/how-to-redeem).`,
        ],
      },
    },
  } satisfies HelpArticle;
}
