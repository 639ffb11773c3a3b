import { support } from '@goldwren/rules';
import type { MailBlock, SupportMails } from '../../facts/mail-facts.ts';

/** A visitor can read and continue the ticket after they verify the email address. */
function thread(ticketId: string | null): readonly MailBlock[] {
  return ticketId === null
    ? [
        'Pour poursuivre sur le site, connectez-vous ou inscrivez-vous avec cette adresse courriel, puis confirmez-la. Votre message se trouve alors sous Soutien, dans votre tableau de bord. Ou écrivez-nous de nouveau en indiquant la référence.',
        { link: 'Nous écrire', page: 'contact' },
      ]
    : [{ link: 'Ouvrir votre demande', page: 'ticket', id: ticketId }];
}

/** The emails of a support ticket. */
export const supportMails: SupportMails = {
  support_received: ({ name, reference, ticketId }) => ({
    subject: `Nous avons reçu votre message ${reference}`,
    blocks: [
      `Bonjour ${name},`,
      `Votre message au soutien est arrivé. Sa référence est ${reference}. Nous répondons en moins de ${support.answerWithinHours}\u00a0heures.`,
      ...thread(ticketId),
      'Si vous ne nous avez pas écrit, ignorez ce courriel.',
    ],
  }),
  support_answered: ({ name, reference, subject, answer, ticketId }) => ({
    subject: `Réponse à votre message ${reference}`,
    blocks: [
      `Bonjour ${name},`,
      `Nous avons répondu à votre message ${reference}, «\u00a0${subject}\u00a0»\u00a0:`,
      answer,
      ...thread(ticketId),
      'Veuillez ne pas répondre à ce courriel. Nous ne recevons pas les réponses.',
    ],
  }),
  support_started: ({ name, reference, message, ticketId }) => ({
    subject: 'Une question sur votre compte',
    blocks: [
      `Bonjour ${name},`,
      `Notre équipe a une question sur votre compte. La référence est ${reference}.`,
      message,
      'Ouvrez la demande pour répondre.',
      ...thread(ticketId),
      'Veuillez ne pas répondre à ce courriel. Nous ne recevons pas les réponses.',
    ],
  }),
};
