import { brand, identityReview } from '@goldwren/rules';
import type { MailBlock, MailLanguage, RefusedDocument } from '../../facts/mail-facts.ts';
import { capitalised } from '../../formats/lists.ts';
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
      `Nous avons reçu vos documents. L’examen prend d’habitude de ${identityReview.targetHours.from} à ${identityReview.targetHours.to}\u00a0heures. Nous le terminons au plus tard le ${formats.dayAndTime(dueBy)} (heure de l’Est).`,
      'Vos documents sont conservés chiffrés. Seules les personnes qui les vérifient peuvent les voir. Nous vous écrirons quand l’examen sera terminé.',
      dashboard,
    ],
  }),
  identity_verified: ({ firstName }) => ({
    subject: 'Votre identité est vérifiée',
    blocks: [
      `Bonjour ${firstName},`,
      'Nous avons examiné vos documents, et votre identité est vérifiée. Vous n’aurez pas à le refaire.',
      'Si un échange attendait cette vérification, il se poursuit automatiquement.',
      dashboard,
    ],
  }),
  identity_rejected: ({ firstName, documents, ssnRefused, note }) => ({
    subject: 'Veuillez renvoyer certains documents',
    blocks: [
      `Bonjour ${firstName},`,
      'Nous n’avons pas pu vérifier votre identité avec ce que vous avez envoyé.',
      ...(documents.length > 0 ? [{ rows: documents.map(refused) }] : []),
      ...(ssnRefused ? [identity.ssnRefused] : []),
      ...(note === null ? [] : [note]),
      'Nous gardons les documents que nous avons acceptés. Renvoyez seulement les autres.',
      dashboard,
      'Si vous croyez que c’est une erreur, écrivez-nous.',
      { link: 'Nous joindre', page: 'contact' },
    ],
  }),
  identity_delayed: ({ firstName }) => ({
    subject: 'L’examen de vos documents est en retard',
    blocks: [
      `Bonjour ${firstName},`,
      `Nous avions promis d’examiner vos documents en ${identityReview.maxBusinessDays}\u00a0jours ouvrables, et nous sommes en retard. Nous en sommes désolés. Vous n’avez rien à faire. L’équipe de ${brand.name} les examine maintenant en premier.`,
      'Un échange qui attend cet examen garde sa place.',
      dashboard,
    ],
  }),
};
