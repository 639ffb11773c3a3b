import { addressProofMaxDays, documentUpload, identityReview, redemptionLimits, unverified } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { formats } from '../formats.ts';
import { days } from './phrases.ts';

const { targetHours: target, maxBusinessDays } = identityReview;

export function article() {
  return {
    lead: 'The law wants us to know whom we pay. You verify your identity once, with your first redemption; every later one uses the same check.',
    sections: {
      documents: {
        title: 'What we need',
        text: [
          {
            list: [
              'A government photo ID: passport, driver’s license or identity card, not expired.',
              `Proof of address: a bill, bank statement or official letter with your name and address, dated within the last ${days(addressProofMaxDays)}.`,
              'A selfie with the same ID beside your face.',
              'In the United States: the last digits of your Social Security number.',
            ],
          },
          `Pictures are JPEG, PNG or WebP, up to ${documentUpload.maxBytes / 1024 / 1024} MB each. You send them on the [redemption screen](redeem), from a file or with your camera.`,
        ],
      },
      pictures: {
        title: 'Pictures that are accepted at once',
        text: [
          {
            list: [
              'All corners are in the picture and every line can be read, without glare.',
              'Name and date of birth are the ones of your account.',
              'Nothing is covered, cropped or edited.',
              'On the selfie, both your face and the ID are sharp.',
            ],
          },
        ],
      },
      review: {
        title: 'The review',
        text: [
          `It takes ${target.from}-${target.to} hours, and at most ${maxBusinessDays} business days. You get a mail, and see on the screen by when it is due.`,
          'If a document is not accepted you read why. Send that one again; the others stay.',
          `A redemption that is not verified within ${days(unverified.returnedAfterDays)} of its request comes back to your balance. We remind you after ${formats.and(unverified.remindedAfterDays.map(String))} days.`,
        ],
      },
      safe: {
        title: 'What happens to your documents',
        text: [
          'They are encrypted, kept apart from the site, and seen only by our compliance staff; each look at them is recorded. They are deleted once nothing needs them any more.',
          `How long coins have been held (${redemptionLimits.heldHours} hours) and how old your account is (${days(redemptionLimits.accountAgeDays)}) are conditions of their own; see [Redeem Sweeps Coins](help/how-to-redeem).`,
        ],
      },
    },
  } satisfies HelpArticle;
}
