import { account, rateLimits, session } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/sign-in-and-security.ts';
import { formats } from '../formats.ts';
import { days, hours } from './phrases.ts';

const wait = formats.wait(rateLimits.signInPair.windowMinutes * 60);

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'Vous vous connectez avec votre adresse courriel et votre mot de passe. Si vous avez activé un second facteur, vous entrez aussi un code.',
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
          'La page affiche le même message pour chaque adresse, pour ne pas révéler qui a un compte.',
        ],
      },
      refused: {
        title: 'Si votre bon mot de passe ne fonctionne pas',
        text: [
          `Après ${rateLimits.signInPair.limit} tentatives ratées en ${wait}, nous suspendons la connexion à partir du même endroit pendant un moment. Attendez ou choisissez un nouveau mot de passe. Les tentatives d’autres personnes ne bloquent pas un navigateur que vous avez déjà utilisé.`,
          'Vous ne pouvez pas vous connecter à un compte fermé. Si c’est une erreur, [écrivez-nous](contact).',
        ],
      },
      codes: {
        title: 'Un second facteur avec les codes d’une application',
        text: [
          'Sur la [page de votre compte](account), vous pouvez relier une application d’authentification. La connexion demande alors aussi le code que l’application affiche.',
          'Conservez vos codes de récupération. Chacun vous connecte une fois si vous perdez l’application.',
        ],
      },
      devices: {
        title: 'Les appareils',
        text: [
          `Vous restez connecté ${days(session.absoluteDays)} au plus, et nous vous déconnectons après ${hours(session.idleHours)} sans visite. La page de votre compte montre vos appareils connectés. Vous pouvez y déconnecter chacun d’eux.`,
          `Si vous vous êtes absenté pendant ${formats.wait(session.freshIdleMinutes * 60)}, nous redemandons votre mot de passe avant un échange, un changement de coordonnées de versement ou une limite plus élevée.`,
        ],
      },
      notifications: {
        title: 'Les notifications sur votre appareil',
        text: [
          'Sur la [page de votre compte](account), vous pouvez activer les notifications pour le navigateur que vous utilisez. Nous en envoyons pour une connexion dans un nouveau navigateur, pour un changement de votre mot de passe ou de votre second facteur, et pour vos échanges. Nous n’envoyons rien d’autre.',
          'Elles ne contiennent ni nom ni montant, car un écran verrouillé les affiche. Vous recevez toujours chaque courriel.',
          'La déconnexion les désactive dans ce navigateur. Si vous déconnectez un autre navigateur, elles sont désactivées dans tous les autres navigateurs.',
        ],
      },
      suspicious: {
        title: 'Si quelque chose paraît anormal',
        text: [
          'Choisissez tout de suite un nouveau mot de passe, ce qui déconnecte tout le monde, et [écrivez-nous](contact). Nous ne demandons jamais votre mot de passe ni un code par courriel ou par clavardage.',
        ],
      },
    },
  };
}
