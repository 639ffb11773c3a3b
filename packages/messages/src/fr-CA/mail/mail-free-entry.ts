import { brand, freeEntry } from '@goldwren/rules';
import type { EntryRejection, MailBlock, MailLanguage } from '../../facts/mail-facts.ts';
import { coins } from '../coins/coins.ts';
import { places } from '../places.ts';

const contact: MailBlock = { link: 'Nous joindre', page: 'contact' };

function waiting(amount: string, waitsFor: 'account' | 'verification' | null): string {
  const prize = coins.sweeps(amount);
  if (waitsFor === 'account') {
    return `. ${prize} vous sont réservées. Aucun compte ${brand.name} n’utilise encore cette adresse courriel. Inscrivez-vous avec elle d’ici ${freeEntry.heldDays}\u00a0jours et confirmez l’adresse. Nous ajoutons alors les pièces immédiatement.`;
  }
  if (waitsFor === 'verification') {
    return `. ${prize} vous sont réservées. Confirmez votre adresse courriel d’ici ${freeEntry.heldDays}\u00a0jours, et nous les ajoutons immédiatement. Vous pouvez demander le lien dans votre tableau de bord.`;
  }
  return `. ${prize} sont maintenant dans votre compte.`;
}

function whereItIs(waitsFor: 'account' | 'verification' | null): MailBlock {
  return waitsFor === 'account'
    ? { link: 'S’inscrire', page: 'register' }
    : { link: 'Ouvrir votre tableau de bord', page: 'dashboard' };
}

const entryReasons = {
  duplicate: 'Vous avez déjà une participation pour le même jour. La limite est d’une par personne et par jour.',
  details_false: 'Nous n’avons pas pu confirmer les renseignements que vous avez fournis.',
  address_unusable: 'Nous ne pouvons pas envoyer de courrier à l’adresse que vous avez fournie.',
  card_unreadable: 'Nous n’avons pas pu lire la carte.',
  card_not_as_asked: 'La carte ne suit pas les directives de la page des participations gratuites.',
} as const;

function why(rejection: EntryRejection): string {
  if (rejection.code === 'written') return rejection.text;
  if (rejection.code === 'self_excluded') return 'Vous vous êtes exclu du jeu.';
  if (rejection.code !== 'region') {
    const sentence = entryReasons[rejection.code];
    return rejection.note === null ? sentence : `${sentence} ${rejection.note}`;
  }
  const { country, region } = rejection;
  const name = region === null ? '' : ` (${places.regionName(country, region)})`;
  return `Les participations gratuites ne sont pas offertes dans votre région${name}.`;
}

/** Emails about requests for free Sweeps Coins. */
export const freeEntryMails: Pick<
  MailLanguage['templates'],
  'free_entry_received' | 'free_entry_approved' | 'free_entry_rejected'
> = {
  free_entry_received: ({ fullName, reference, method }) => {
    const days = method === 'mail' ? freeEntry.mailInBusinessDays : freeEntry.reviewBusinessDays;
    return {
      subject: `Nous avons reçu votre demande de participation gratuite ${reference}`,
      blocks: [
        `Bonjour ${fullName},`,
        `Nous avons reçu votre demande de pièces Sweeps gratuites. Votre référence est ${reference}. Nous l’examinons dans un délai de ${days.from} à ${days.to} jours ouvrables et vous envoyons le résultat par courriel.`,
        'La limite est d’une demande par personne et par jour. Si vous n’avez rien demandé, ignorez ce courriel.',
        { link: 'Comment fonctionnent les participations gratuites', page: 'free-entry' },
      ],
    };
  },
  free_entry_approved: ({ fullName, reference, amount, waitsFor }) => ({
    subject: `Votre demande de participation gratuite ${reference} est approuvée`,
    blocks: [
      `Bonjour ${fullName},`,
      `Votre demande ${reference} est approuvée${waiting(amount, waitsFor)}`,
      whereItIs(waitsFor),
      'Ce sont les mêmes pièces Sweeps que toutes les autres\u00a0: mêmes jeux, mêmes chances, mêmes prix.',
    ],
  }),
  free_entry_rejected: ({ fullName, reference, rejection }) => ({
    subject: `À propos de votre demande de participation gratuite ${reference}`,
    blocks: [
      `Bonjour ${fullName},`,
      `Nous n’avons pas pu approuver votre demande ${reference}.`,
      why(rejection),
      'Si vous croyez que c’est une erreur, écrivez-nous en indiquant la référence.',
      contact,
    ],
  }),
};
