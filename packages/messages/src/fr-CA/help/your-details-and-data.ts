import { account } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/your-details-and-data.ts';
import { days } from './phrases.ts';

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'Certains renseignements, vous les changez vous-même; d’autres seulement avec nous, parce que des prix en dépendent. Vos données sont à vous.',
    sections: {
      change: {
        title: 'Ce que vous pouvez changer',
        text: [
          {
            list: [
              `Votre État ou votre province\u00a0: une fois, puis de nouveau après ${days(account.regionChangeIntervalDays)}. Voir [Où vous pouvez jouer](help/where-you-can-play).`,
              'Votre langue, au bas de chaque page ou sur la [page de votre compte](account). Les courriels la suivent.',
              'Votre mot de passe, sur la page de votre compte.',
              'Si vous êtes nommé parmi les gagnants récents\u00a0: sur l’[écran d’échange](redeem). Nous montrons un prénom et une initiale, ou Anonyme.',
            ],
          },
        ],
      },
      ask: {
        title: 'Ce que nous changeons pour vous',
        text: [
          'Votre nom et votre date de naissance doivent correspondre à vos documents; c’est donc notre personnel qui les change. [Écrivez-nous](contact) ce qui ne va pas; nous pourrions demander un document.',
        ],
      },
      data: {
        title: 'Obtenir vos données',
        text: [
          'Sur la page [Vos données](privacy-center), vous pouvez demander tout ce que nous détenons à votre sujet\u00a0: profil, chaque pièce reçue ou partie, parties, commandes et échanges, en fichiers que vous pouvez ouvrir ou emporter. Vous recevez un courriel quand c’est prêt; personne d’autre ne peut le télécharger.',
        ],
      },
      close: {
        title: 'Fermer votre compte',
        text: [
          'Échangez d’abord ce que vous voulez échanger\u00a0: plus personne ne peut se connecter à un compte fermé.',
          'La fermeture est immédiate et met fin à chaque séance. Pour que vos données personnelles soient aussi effacées, supprimez le compte sur la page [Vos données](privacy-center)\u00a0: elle dit ce qui est effacé et quand, et ce qui est gardé, sous quelle forme et pourquoi, comme la [Politique de confidentialité](privacy).',
          'Si vous voulez arrêter de jouer plutôt que partir, l’[autoexclusion](help/limits-and-breaks) est le choix le plus sûr\u00a0: un nouveau compte ne pourrait pas être ouvert entre-temps.',
        ],
      },
    },
  };
}
