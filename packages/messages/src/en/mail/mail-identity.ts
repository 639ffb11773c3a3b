import { brand, identityReview } from '@goldwren/rules';
import type { MailBlock, MailLanguage, RefusedDocument } from '../../facts/mail-facts.ts';
import { capitalised } from '../../formats/lists.ts';
import { identity } from '../account/identity.ts';
import { formats } from '../formats.ts';

type IdentityMails = Pick<
  MailLanguage['templates'],
  'identity_submitted' | 'identity_verified' | 'identity_rejected' | 'identity_delayed'
>;

const dashboard: MailBlock = { link: 'Open your dashboard', page: 'dashboard' };

function refused({ kind, reason }: RefusedDocument): readonly [string, string] {
  return [capitalised(identity.documents[kind]), identity.reasons[reason]];
}

export const identityMails: IdentityMails = {
  identity_submitted: ({ firstName, dueBy }) => ({
    subject: 'We have received your documents',
    blocks: [
      `Hello ${firstName},`,
      `We have received your documents. The review usually takes ${identityReview.targetHours.from} to ${identityReview.targetHours.to} hours. We finish it by ${formats.dayAndTime(dueBy)} (Eastern Time).`,
      'Your documents are stored encrypted. Only the people who check them can see them. We email you when the review is done.',
      dashboard,
    ],
  }),
  identity_verified: ({ firstName }) => ({
    subject: 'Your identity is verified',
    blocks: [
      `Hello ${firstName},`,
      'We have checked your documents, and your identity is verified. You do this only once.',
      'If a redemption was waiting for this, it continues automatically.',
      dashboard,
    ],
  }),
  identity_rejected: ({ firstName, documents, ssnRefused, note }) => ({
    subject: 'Please send some documents again',
    blocks: [
      `Hello ${firstName},`,
      'We could not verify your identity with what you sent.',
      ...(documents.length > 0 ? [{ rows: documents.map(refused) }] : []),
      ...(ssnRefused ? [identity.ssnRefused] : []),
      ...(note === null ? [] : [note]),
      'We keep the documents that we accepted. Send only the others again.',
      dashboard,
      'If you think that this is a mistake, contact us.',
      { link: 'Contact us', page: 'contact' },
    ],
  }),
  identity_delayed: ({ firstName }) => ({
    subject: 'The review of your documents is late',
    blocks: [
      `Hello ${firstName},`,
      `We promised to check your documents within ${identityReview.maxBusinessDays} business days, and we are late. We are sorry. You do not have to do anything. The ${brand.name} team now reviews them first.`,
      'A redemption that waits for this review keeps its place.',
      dashboard,
    ],
  }),
};
