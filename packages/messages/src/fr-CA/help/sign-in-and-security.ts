import { account, session, throttles } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/sign-in-and-security.ts';
import { formats } from '../formats.ts';
import { days, hours } from './phrases.ts';

const wait = formats.wait(throttles.signInPair.windowMinutes * 60);

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'Vous vous connectez avec votre adresse courriel et votre mot de passe, et avec un code en plus si vous l’avez activé.',
    sections: {
      forgotten: {
        title: 'Mot de passe oublié?',
        text: [
          {
            steps: [
              'Ouvrez [Mot de passe oublié?](forgot-password) et entrez votre adresse courriel.',
              `Ouvrez le lien du courriel. Il est valide pendant ${hours(account.resetLinkHours)}.`,
              'Choisissez un nouveau mot de passe. Tous les appareils qui utilisent le compte sont déconnectés.',
            ],
          },
          'La page dit la même chose pour chaque adresse, pour que personne n’apprenne qui a un compte ici.',
        ],
      },
      refused: {
        title: 'Votre mot de passe est bon, mais on vous refuse',
        text: [
          `Après ${throttles.signInPair.limit} tentatives ratées en ${wait}, nous n’en acceptons plus du même endroit pendant un moment. Attendez ou choisissez un nouveau mot de passe. Les tentatives d’autrui ne vous bloquent pas dans un navigateur que vous avez déjà utilisé.`,
          'Un compte fermé ne permet pas de se connecter. [Écrivez-nous](contact) si c’est une erreur.',
        ],
      },
      codes: {
        title: 'Une deuxième étape avec les codes d’une application',
        text: [
          'Sur la [page de votre compte](account), vous pouvez relier une application d’authentification. Dès lors, la connexion demande aussi le code qu’elle affiche.',
          'Gardez les codes de récupération que vous recevez alors\u00a0: chacun vous laisse entrer une fois si l’application est perdue.',
        ],
      },
      devices: {
        title: 'Les appareils',
        text: [
          `Vous restez connecté ${days(session.absoluteDays)} au plus, et êtes déconnecté après ${hours(session.idleHours)} sans visite. La page de votre compte montre les appareils connectés et permet d’en déconnecter.`,
          `Avant un échange, un changement de coordonnées de paiement ou une limite assouplie, nous redemandons votre mot de passe si vous vous êtes absenté pendant ${formats.wait(session.freshIdleMinutes * 60)}.`,
        ],
      },
      suspicious: {
        title: 'Si quelque chose paraît anormal',
        text: [
          'Choisissez tout de suite un nouveau mot de passe, ce qui déconnecte tout le monde, et [écrivez-nous](contact). Nous ne demandons jamais votre mot de passe ni un code, dans aucun courriel ni aucun clavardage.',
        ],
      },
    },
  };
}
