import { account } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/your-details-and-data.ts';
import { days } from './phrases.ts';

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'Vous pouvez changer la plupart de vos renseignements vous-même. Nous changeons ceux dont les prix dépendent. Vous pouvez obtenir une copie de vos données en tout temps.',
    sections: {
      change: {
        title: 'Ce que vous pouvez changer',
        text: [
          {
            list: [
              `Votre État ou votre province\u00a0: une fois, puis de nouveau après ${days(account.regionChangeIntervalDays)}. Voir [Où vous pouvez jouer](help/where-you-can-play).`,
              'Votre langue, au bas de chaque page ou sur la [page de votre compte](account). Les courriels sont dans la même langue.',
              'Votre mot de passe, sur la page de votre compte.',
              'Votre nom parmi les gagnants récents, ou non\u00a0: sur l’[écran d’échange](redeem). Nous montrons un prénom et une initiale, ou Anonyme.',
            ],
          },
        ],
      },
      ask: {
        title: 'Ce que nous changeons pour vous',
        text: [
          'Votre nom et votre date de naissance doivent correspondre à vos documents. C’est donc notre personnel qui les change. [Écrivez-nous](contact) et dites-nous ce qui n’est pas exact. Nous pouvons demander un document.',
        ],
      },
      data: {
        title: 'Obtenir vos données',
        text: [
          'Sur la page [Vos données](privacy-center), vous pouvez demander toutes les données que nous avons sur vous\u00a0: profil, chaque pièce reçue ou dépensée, parties, commandes et échanges. Vous recevez des fichiers que vous pouvez ouvrir ailleurs. Nous vous envoyons un courriel quand ils sont prêts, et vous seul pouvez les télécharger.',
        ],
      },
      close: {
        title: 'Fermer votre compte',
        text: [
          'Si vous voulez échanger des pièces, faites-le d’abord. Vous ne pouvez pas vous connecter à un compte fermé.',
          'La fermeture est immédiate et déconnecte tous les appareils. Pour effacer aussi vos données personnelles, supprimez votre compte à la page [Vos données](privacy-center). Elle montre ce que nous effaçons et quand, et ce que nous gardons et pourquoi. Voir aussi la [Politique de confidentialité](privacy).',
          'Si vous voulez seulement arrêter de jouer, l’[autoexclusion](help/limits-and-breaks) est le choix le plus sûr. Elle empêche aussi d’ouvrir un nouveau compte.',
        ],
      },
    },
  };
}
