import { brand, identityReview } from '@goldwren/rules';
import { capitalised } from '../../lists.ts';
import type { MailBlock, MailLanguage, RefusedDocument } from '../../mail-facts.ts';
import { identity } from '../account/identity.ts';
import { formats } from '../formats.ts';

type IdentityMails = Pick<
  MailLanguage['templates'],
  'identity_submitted' | 'identity_verified' | 'identity_rejected' | 'identity_delayed'
>;

const dashboard: MailBlock = { link: 'Ouvrir votre tableau de bord', page: 'dashboard' };

function refused({ kind, reason }: RefusedDocument): readonly [string, string] {
  return [capitalised(identity.documents[kind]), identity.reasons[reason]];
}

export const identityMails: IdentityMails = {
  identity_submitted: ({ firstName, dueBy }) => ({
    subject: 'Nous avons reçu vos documents',
    blocks: [
      `Bonjour ${firstName},`,
      `Vos documents sont arrivés, et une personne les examinera. Cela prend d’habitude de ${identityReview.targetHours.from} à ${identityReview.targetHours.to}\u00a0heures, et ce sera fait au plus tard le ${formats.dayAndTime(dueBy)} (heure de l’Est).`,
      'Ils sont conservés chiffrés, et seules les personnes qui les vérifient peuvent les voir. Nous vous écrirons dès que ce sera fait.',
      dashboard,
    ],
  }),
  identity_verified: ({ firstName }) => ({
    subject: 'Votre identité est vérifiée',
    blocks: [
      `Bonjour ${firstName},`,
      'Nous avons examiné vos documents, et votre identité est vérifiée. Vous n’aurez pas à le refaire.',
      'Un prix qui attendait cette vérification suit son cours de lui-même.',
      dashboard,
    ],
  }),
  identity_rejected: ({ firstName, documents, ssnRefused, note }) => ({
    subject: 'Vos documents demandent un autre envoi',
    blocks: [
      `Bonjour ${firstName},`,
      'Nous n’avons pas pu vérifier votre identité avec ce que vous avez envoyé.',
      ...(documents.length > 0 ? [{ rows: documents.map(refused) }] : []),
      ...(ssnRefused ? [identity.ssnRefused] : []),
      ...(note === null ? [] : [note]),
      'Ce qui convenait reste chez nous. Envoyez de nouveau le reste, et nous l’examinerons.',
      dashboard,
      'Si vous croyez que nous faisons erreur, écrivez-nous sur la page de contact.',
      { link: 'Nous joindre', page: 'contact' },
    ],
  }),
  identity_delayed: ({ firstName }) => ({
    subject: 'La vérification de vos documents prend du retard',
    blocks: [
      `Bonjour ${firstName},`,
      `Nous avions annoncé que vos documents seraient examinés en ${identityReview.maxBusinessDays}\u00a0jours ouvrables, et ils ne le sont pas. Le retard vient de nous, et vous n’avez rien à faire\u00a0: l’équipe de ${brand.name} a été avisée de les examiner en premier.`,
      'Un prix qui attend cette vérification garde sa place.',
      dashboard,
    ],
  }),
};
