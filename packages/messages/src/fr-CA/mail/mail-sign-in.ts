import { account, brand, parseHundredths } from '@goldwren/rules';
import type { FactsOfMail, MailBlock, MailLanguage } from '../../facts/mail-facts.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';

const hours = (count: number): string => `${count}\u00a0${formats.plural(count, { one: 'heure', other: 'heures' })}`;

const contact: MailBlock = { link: 'Nous joindre', page: 'contact' };

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

/** Emails about a new account and signing in. */
export const signInMails: Pick<
  MailLanguage['templates'],
  'welcome' | 'verify_email' | 'reset_password' | 'sign_in_link' | 'registration_attempt' | 'registration_refused'
> = {
  welcome,
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
  registration_refused: () => ({
    subject: `Nous ne pouvons pas vous ouvrir de compte ${brand.name}`,
    blocks: [
      'Bonjour,',
      'Quelqu’un, peut-être vous, a rempli notre formulaire d’inscription avec cette adresse courriel. Une personne ayant ces renseignements s’est exclue du jeu. Nous n’avons donc pas ouvert de compte. Le formulaire ne montre pas la raison.',
      'Si vous n’êtes pas cette personne, écrivez-nous.',
      contact,
    ],
  }),
};
