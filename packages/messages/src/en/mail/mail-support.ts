import { support } from '@goldwren/rules';
import type { MailBlock, SupportMails } from '../../facts/mail-facts.ts';

/** A visitor can read and continue the ticket after they verify the email address. */
function thread(ticketId: string | null): readonly MailBlock[] {
  return ticketId === null
    ? [
        'To continue on the site, log in or sign up with this email address and verify it. You then find your message under Support in your dashboard. Or write to us again and include the reference.',
        { link: 'Write to us', page: 'contact' },
      ]
    : [{ link: 'Open your ticket', page: 'ticket', id: ticketId }];
}

/** The emails of a support ticket. */
export const supportMails: SupportMails = {
  support_received: ({ name, reference, ticketId }) => ({
    subject: `We have received your message ${reference}`,
    blocks: [
      `Hello ${name},`,
      `We have received your message to support. Your reference is ${reference}. We answer within ${support.answerWithinHours} hours.`,
      ...thread(ticketId),
      'If you did not write to us, ignore this email.',
    ],
  }),
  support_answered: ({ name, reference, subject, answer, ticketId }) => ({
    subject: `Answer to your message ${reference}`,
    blocks: [
      `Hello ${name},`,
      `We have answered your message ${reference}, "${subject}":`,
      answer,
      ...thread(ticketId),
      'Please do not reply to this email. We do not receive replies.',
    ],
  }),
  support_started: ({ name, reference, message, ticketId }) => ({
    subject: 'A question about your account',
    blocks: [
      `Hello ${name},`,
      `Our team has a question about your account. The reference is ${reference}.`,
      message,
      'Open the ticket to answer.',
      ...thread(ticketId),
      'Please do not reply to this email. We do not receive replies.',
    ],
  }),
};
