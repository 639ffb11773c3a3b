import { account, brand, type Country, freeEntry, helplineOf, parseHundredths, sweepsExpiry } from '@goldwren/rules';
import type { EntryRejection, FactsOfMail, MailBlock, MailLanguage } from '../../facts/mail-facts.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';
import { places } from '../places.ts';
import { helplines } from '../responsible-play/helplines.ts';
import { accountMails } from './mail-account.ts';
import { identityMails } from './mail-identity.ts';
import { limits_set_by_support, setBySupport } from './mail-limits.ts';
import { privacyMails } from './mail-privacy.ts';
import { redemptionMails } from './mail-redemptions.ts';
import { securityMails } from './mail-security.ts';
import { staffMails } from './mail-staff.ts';
import { supportMails } from './mail-support.ts';

/** The helpline of the player's region; if the region is unknown, the page that lists all helplines. */
function whomToCall(country: Country | undefined, region: string | null): MailBlock[] {
  const line = country && helplineOf(country, region);
  return line ? [helplines.sentence(line)] : [helplines.onThePage, { link: helplines.page, page: 'responsible-play' }];
}

const hours = (count: number): string => `${count}\u00a0${formats.plural(count, { one: 'heure', other: 'heures' })}`;

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

function welcome({ firstName, gold, sweeps, hadBefore, token }: FactsOfMail<'welcome'>) {
  return {
    subject: `Bienvenue chez ${brand.name}`,
    blocks: [
      `Bonjour ${firstName},`,
      `Votre compte ${brand.name} est prêt. Nous avons ajouté votre offre de bienvenue\u00a0: ${coins.both(gold, sweeps)}. Connectez-vous avec votre adresse courriel et votre mot de passe.`,
      parseHundredths(sweeps) === 0n
        ? 'Les pièces d’or servent au divertissement et n’ont aucune valeur en argent.'
        : 'Les pièces d’or servent au divertissement et n’ont aucune valeur en argent. Vous devez jouer les pièces Sweeps une fois avant de les échanger.',
      ...(hadBefore
        ? [
            'Les pièces Sweeps de bienvenue sont données une fois par boîte de courriel. Un autre compte avec votre boîte les a reçues.',
          ]
        : []),
      `Confirmez votre adresse courriel. Ce lien fonctionne pendant ${hours(account.verifyLinkHours)}.`,
      { link: 'Confirmer votre adresse courriel', page: 'verify', id: token },
      'Si vous n’avez pas créé ce compte, écrivez-nous et nous le fermerons.',
      contact,
    ],
  } as const;
}

function receipt({ firstName, packageName, price, gold, sweeps, orderId, paidAt }: FactsOfMail<'receipt'>) {
  return {
    subject: `Votre reçu ${brand.name}`,
    blocks: [
      `Bonjour ${firstName},`,
      'Merci de votre achat. Les pièces sont dans votre compte.',
      {
        rows: [
          ['Forfait', packageName],
          ['Payé', formats.usd(price)],
          ['Crédité', coins.both(gold, sweeps)],
          ['Commande', orderId],
          ['Date', `${formats.dayAndTime(paidAt)} (heure de l’Est)`],
        ],
      },
      { link: 'Voir votre commande', page: 'order', id: orderId },
      `Vous avez acheté des pièces d’or${parseHundredths(sweeps) === 0n ? '' : '; les pièces Sweeps sont un boni gratuit'}. Ce courriel est votre reçu. Si vous n’avez pas fait cet achat, écrivez-nous tout de suite.`,
      contact,
    ],
  } as const;
}

export const mail: MailLanguage = {
  signature: `L’équipe ${brand.name}`,
  legalLine: 'Aucun achat requis. Un achat n’augmente pas vos chances.',
  colon: '\u00a0: ',
  reminderLink: { link: 'Désactiver les rappels', page: 'account' },
  templates: {
    ...accountMails,
    ...identityMails,
    ...privacyMails,
    ...redemptionMails,
    ...supportMails,
    ...securityMails,
    ...staffMails,
    limits_set_by_support,
    welcome,
    receipt,
    verify_email: ({ firstName, token }) => ({
      subject: 'Confirmez votre adresse courriel',
      blocks: [
        `Bonjour ${firstName},`,
        `Ouvrez ce lien pour confirmer votre adresse courriel. Il fonctionne une seule fois, pendant ${hours(account.verifyLinkHours)}.`,
        { link: 'Confirmer votre adresse courriel', page: 'verify', id: token },
        'Certaines parties du site demandent une adresse confirmée. Si vous n’avez rien demandé, ignorez ce courriel.',
      ],
    }),
    reset_password: ({ token }) => ({
      subject: `Choisissez un nouveau mot de passe ${brand.name}`,
      blocks: [
        'Bonjour,',
        `Ouvrez ce lien pour choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant ${hours(account.resetLinkHours)}.`,
        { link: 'Choisir un nouveau mot de passe', page: 'reset', id: token },
        'Un nouveau mot de passe déconnecte tous vos appareils. Si vous n’avez rien demandé, ignorez ce courriel. Votre mot de passe n’a pas changé.',
      ],
    }),
    sign_in_link: ({ token }) => ({
      subject: `Votre lien de connexion ${brand.name}`,
      blocks: [
        'Bonjour,',
        `Ouvrez ce lien pour vous connecter sans mot de passe. Il fonctionne une seule fois, pendant ${account.signInLinkMinutes}\u00a0minutes.`,
        { link: 'Se connecter', page: 'sign-in-link', id: token },
        'Si vous n’avez rien demandé, ignorez ce courriel. Votre mot de passe n’a pas changé.',
      ],
    }),
    registration_attempt: () => ({
      subject: `Vous avez déjà un compte ${brand.name}`,
      blocks: [
        'Bonjour,',
        `Quelqu’un, peut-être vous, a utilisé cette adresse courriel dans notre formulaire d’inscription. Vous avez déjà un compte ${brand.name}\u00a0: nous n’en avons pas créé un autre.`,
        'Si c’était vous, connectez-vous avec votre mot de passe. Sinon, vous n’avez rien à faire. Le formulaire ne montre pas si vous avez un compte.',
        { link: 'Se connecter', page: 'login' },
        { link: 'Choisir un nouveau mot de passe', page: 'forgot' },
      ],
    }),
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
    cool_off_started: ({ firstName, until, by }) => ({
      subject: `Votre pause de jeu chez ${brand.name}`,
      blocks: [
        `Bonjour ${firstName},`,
        `Vous faites une pause jusqu’au ${formats.dayAndTime(until)} (heure de l’Est). D’ici là, vous ne pouvez ni jouer, ni acheter, ni recevoir de bonis ou de participations gratuites. La pause ne peut pas être écourtée. Vos pièces restent dans votre compte.`,
        'Nous payons vos échanges en cours comme d’habitude.',
        ...setBySupport(by),
      ],
    }),
    self_excluded: ({ firstName, until, country, region = null, by }) => ({
      subject: `Vous vous êtes exclu de ${brand.name}`,
      blocks: [
        `Bonjour ${firstName},`,
        until === null
          ? 'Vous vous êtes exclu du jeu de façon permanente, comme vous l’avez demandé.'
          : `Vous vous êtes exclu du jeu jusqu’au ${formats.day(until)}, comme vous l’avez demandé. L’exclusion ne prend pas fin automatiquement. Après cette date, vous pourrez demander à revenir, et jouer un jour plus tard.`,
        'Tous vos appareils sont déconnectés. Vous ne pouvez ni jouer, ni acheter, ni recevoir de bonis, de participations gratuites ou d’offres. Même notre personnel ne peut y mettre fin plus tôt. Nous payons quand même vos échanges en cours, et vous pouvez vous connecter pour voir vos relevés.',
        ...setBySupport(by),
        ...whomToCall(country, region),
      ],
    }),
    registration_refused: () => ({
      subject: `Nous ne pouvons pas vous ouvrir de compte ${brand.name}`,
      blocks: [
        'Bonjour,',
        'Quelqu’un, peut-être vous, a rempli notre formulaire d’inscription avec cette adresse courriel. Une personne ayant ces renseignements s’est exclue du jeu. Nous n’avons donc pas ouvert de compte. Le formulaire ne montre pas la raison.',
        'Si vous n’êtes pas cette personne, écrivez-nous.',
        contact,
      ],
    }),
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
    sweeps_expiring: ({ firstName, amount, expiresAt }) => ({
      subject: `Vos pièces Sweeps expirent le ${formats.day(expiresAt)}`,
      blocks: [
        `Bonjour ${firstName},`,
        `Vous avez ${coins.sweeps(amount)} dans votre compte ${brand.name}. Les pièces Sweeps expirent après ${sweepsExpiry.idleDays}\u00a0jours sans connexion ni partie. Les vôtres expirent le ${formats.dayAndTime(expiresAt)} (heure de l’Est).`,
        'Pour les garder, connectez-vous une fois d’ici là. Vous n’avez rien à acheter.',
        { link: 'Se connecter', page: 'login' },
        'Vos échanges en cours ne changent pas.',
      ],
    }),
    sweeps_expired: ({ firstName, amount }) => ({
      subject: 'Vos pièces Sweeps ont expiré',
      blocks: [
        `Bonjour ${firstName},`,
        `Vous ne vous êtes pas connecté et n’avez pas joué depuis ${sweepsExpiry.idleDays}\u00a0jours\u00a0: ${coins.sweeps(amount)} ont donc expiré, comme l’annonçait notre courriel précédent. Vos pièces d’or et votre compte n’ont pas changé.`,
        'Vous pouvez demander des participations gratuites en tout temps.',
        { link: 'Comment fonctionnent les participations gratuites', page: 'free-entry' },
        'Si vous croyez que c’est une erreur, écrivez-nous.',
        contact,
      ],
    }),
  },
};
