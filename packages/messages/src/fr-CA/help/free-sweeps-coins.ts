import { mailInCard, freeEntry as rules } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/free-sweeps-coins.ts';
import { businessDays, days, sc } from './phrases.ts';

const card = `${mailInCard.replace('x', '\u00a0×\u00a0')}\u00a0pouces`;

export function article(): ReturnType<typeof Shape> {
  return {
    lead: `Aucun achat requis. Un achat n’augmente pas vos chances. Chaque participation gratuite approuvée ajoute ${sc(rules.grantHundredths)} à votre compte.`,
    sections: {
      online: {
        title: 'Demander en ligne',
        text: [
          {
            steps: [
              'Ouvrez [SC gratuites](free-entry). Il n’est pas nécessaire d’être connecté.',
              'Entrez votre nom complet, l’adresse courriel de votre compte, votre date de naissance, votre pays, votre État ou votre province et votre adresse postale.',
              'Envoyez la demande et gardez sa référence.',
            ],
          },
          `Nous l’examinons en ${businessDays(rules.reviewBusinessDays)} et vous envoyons le résultat par courriel. Si nous ne l’approuvons pas, le courriel dit pourquoi.`,
        ],
      },
      mail: {
        title: 'Demander par la poste',
        text: [
          `Sur une carte de ${card}, écrivez à la main votre nom, votre adresse courriel, votre date de naissance et votre adresse postale. Postez-la sous enveloppe à l’adresse de la page [SC gratuites](free-entry). Nous traitons les cartes dans les ${businessDays(rules.mailInBusinessDays)} suivant leur arrivée.`,
        ],
      },
      limits: {
        title: 'À quelle fréquence',
        text: [
          'Une demande par personne et par jour, en ligne et par la poste confondues. Le jour suivant commence à minuit, heure de l’Est.',
          'Une deuxième demande le même jour est refusée. Vos pièces ne changent pas.',
        ],
      },
      credited: {
        title: 'Quand vous recevez les pièces',
        text: [
          `Quand la participation est approuvée et que votre adresse courriel est confirmée. S’il n’y a pas encore de compte avec cette adresse, vous avez ${days(rules.heldDays)} pour vous [inscrire](register).`,
          'Ce sont les mêmes pièces Sweeps que les autres\u00a0: mêmes jeux, mêmes chances, mêmes règles, mêmes prix.',
        ],
      },
    },
  };
}
