import { support } from '@goldwren/rules';
import type { MailBlock, SupportMails } from '../mail-facts.ts';

/** Whoever wrote signed out reads and goes on once they have shown that the address is theirs. */
function thread(ticketId: string | null): readonly MailBlock[] {
  return ticketId === null
    ? [
        'To go on with it on the site, log in with this email address, or sign up with it and verify it: what you wrote is then under Support in your dashboard. Or write to us again and name the reference.',
        { link: 'Write to us', page: 'contact' },
      ]
    : [{ link: 'Open the conversation', page: 'ticket', id: ticketId }];
}

/** The mails of a ticket. */
export const supportMails: SupportMails = {
  support_received: ({ name, reference, ticketId }) => ({
    subject: `We have your message ${reference}`,
    blocks: [
      `Hello ${name},`,
      `Your message to support has arrived. Its reference is ${reference}, and we answer within ${support.answerWithinHours} hours.`,
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
      'Answers to this email reach nobody.',
    ],
  }),
};
