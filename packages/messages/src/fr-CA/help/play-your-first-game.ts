import { play } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/play-your-first-game.ts';
import { formats } from '../formats.ts';

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'Choisissez un jeu, une pièce et une mise. Tout ce qui décide d’une partie peut être lu avant de miser, et vérifié ensuite.',
    sections: {
      start: {
        title: 'Jouer une partie',
        text: [
          {
            steps: [
              'Ouvrez [Jeux](games) et choisissez-en un. Il faut un compte pour jouer; les règles et les chances se lisent sans compte.',
              'Choisissez la pièce avec laquelle jouer. Vos soldes restent visibles.',
              'Réglez votre mise avec les boutons à côté.',
              'Appuyez sur le bouton du jeu. La mise est prise, la partie est décidée sur notre serveur et un gain est ajouté dans la même étape.',
            ],
          },
          'Il n’y a ni jeu automatique ni mode turbo. Une partie suit l’autre seulement quand vous le dites.',
        ],
      },
      odds: {
        title: 'Les règles et les chances',
        text: [
          `Chaque jeu a une page avec ses règles, son tableau des gains et son taux de retour au joueur. Ce taux est compris entre ${play.rtpMinPercent}\u00a0% et ${play.rtpMaxPercent}\u00a0%\u00a0: c’est la part des mises qui est rendue sur un très grand nombre de parties, calculée exactement à partir des règles. Il ne dit rien de la prochaine partie.`,
          'Les chances sont les mêmes pour les deux pièces, pour chaque mise et pour chaque personne.',
        ],
      },
      leave: {
        title: 'Si vous partez ou si la connexion coupe',
        text: [
          'Une partie n’est jamais perdue. Si la réponse ne vous parvient pas, réessayer montre la même partie; elle n’est pas jouée deux fois.',
          `Une main qui attend une décision vous attend. Une séance où rien n’est joué pendant ${formats.wait(play.idleSessionMinutes * 60)} est fermée\u00a0: une partie ouverte est alors terminée selon la règle que publie son jeu, et un gain est ajouté à votre solde.`,
        ],
      },
      check: {
        title: 'Vérifier qu’une partie était équitable',
        text: [
          'Avant chaque partie, notre serveur fixe un secret et en montre l’empreinte; votre navigateur crée ensuite sa propre graine. Les deux ensemble décident de la partie, et votre navigateur la vérifie. Un crochet sous la partie dit que tout concorde.',
          'Vos parties se trouvent sous [Activité](activity); le fonctionnement, avec une vérification de n’importe quelle partie, sous [Équité](fairness).',
        ],
      },
    },
  };
}
