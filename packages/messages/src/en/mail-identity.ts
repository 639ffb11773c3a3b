import { brand, identityReview } from '@goldwren/rules';
import { capitalised } from '../lists.ts';
import type { MailBlock, MailLanguage, RefusedDocument } from '../mail-facts.ts';
import { formats } from './formats.ts';
import { identity } from './identity.ts';

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
    subject: 'We have your documents',
    blocks: [
      `Hello ${firstName},`,
      `Your documents have arrived, and a person will look at them. That usually takes ${identityReview.targetHours.from} to ${identityReview.targetHours.to} hours, and it will be done by ${formats.dayAndTime(dueBy)} (Eastern Time).`,
      'They are stored encrypted, and only the people who check them can see them. We write to you as soon as it is done.',
      dashboard,
    ],
  }),
  identity_verified: ({ firstName }) => ({
    subject: 'Your identity is verified',
    blocks: [
      `Hello ${firstName},`,
      'We have checked your documents, and your identity is verified. You need to do this only once.',
      'A prize that was waiting for it goes on by itself.',
      dashboard,
    ],
  }),
  identity_rejected: ({ firstName, documents, ssnRefused, note }) => ({
    subject: 'We need another look at your documents',
    blocks: [
      `Hello ${firstName},`,
      'We could not verify your identity with what you sent.',
      ...(documents.length > 0 ? [{ rows: documents.map(refused) }] : []),
      ...(ssnRefused ? [identity.ssnRefused] : []),
      ...(note === null ? [] : [note]),
      'What was fine stays with us. Send the rest again, and we look at it anew.',
      dashboard,
      'If you think that we are wrong, write to us on the contact page.',
      { link: 'Contact us', page: 'contact' },
    ],
  }),
  identity_delayed: ({ firstName }) => ({
    subject: 'Your documents take longer than we said',
    blocks: [
      `Hello ${firstName},`,
      `We said that your documents would be checked within ${identityReview.maxBusinessDays} business days, and they are not. It is our delay, and nothing that you have to do: the ${brand.name} team has been told to look at them first.`,
      'A prize that waits for it keeps its place.',
      dashboard,
    ],
  }),
};
