import { coolOffDays, exclusionTerms, limitRules, realityCheckMinutes } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/limits-and-breaks.ts';
import { formats } from '../formats.ts';
import { days, hours } from './phrases.ts';

const { '6_months': shortest, permanent: _, ...inYears } = exclusionTerms;
const years = formats.or(Object.values(inYears).map((months) => String(months / 12)));

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'Décidez d’avance combien d’argent et de temps vous voulez consacrer au jeu. Les limites s’appliquent aussi pendant une partie, quel que soit votre solde.',
    sections: {
      limits: {
        title: 'Fixer une limite',
        text: [
          {
            list: [
              'Achats\u00a0: ce que vous payez pour des forfaits.',
              'Pertes\u00a0: ce que vous misez moins ce que vous gagnez, pour chaque pièce. Nous refusons une mise qui pourrait dépasser la limite si elle perdait.',
              `Temps de jeu\u00a0: les pauses de plus de ${formats.wait(limitRules.playGapSeconds)} ne comptent pas. Vous pouvez toujours terminer une partie en cours.`,
            ],
          },
          'Fixez-les à la page [Limites et pauses](limits), par jour, par semaine ou par mois. La plus stricte s’applique. Les jours commencent à minuit, heure de l’Est, et les semaines le lundi.',
          `Une première limite ou une limite plus basse s’applique tout de suite. Vous pouvez confirmer une limite plus élevée, ou aucune limite, après ${hours(limitRules.loosenAfterHours)}. Vous avez ensuite ${days(limitRules.confirmWithinDays)} pour la confirmer.`,
        ],
      },
      check: {
        title: 'Faire le point',
        text: [
          `Choisissez un rappel toutes les ${formats.or(realityCheckMinutes.map(String))} minutes de jeu. Il met le jeu en pause entre deux parties et montre votre temps et votre résultat net. Vous choisissez de continuer ou non.`,
        ],
      },
      pause: {
        title: 'Faire une pause',
        text: [
          `Une pause dure ${formats.or(coolOffDays.map(String))} jours. Vous ne pouvez ni jouer ni acheter, et elle ne peut pas être raccourcie. Vos pièces restent dans votre compte, et vous pouvez encore échanger.`,
        ],
      },
      exclusion: {
        title: 'Vous exclure',
        text: [
          `Choisissez ${shortest}\u00a0mois, ${years}\u00a0ans ou une durée permanente. Vous êtes déconnecté partout. Vous ne pouvez ni jouer, ni acheter, ni demander de participations gratuites, ni ouvrir un autre compte, et nous n’envoyons pas d’offres. Nous payons quand même vos échanges en cours.`,
          `Elle ne peut pas être écourtée, même par notre personnel. Vous pouvez seulement la prolonger. Le jeu ne rouvre pas automatiquement après la fin\u00a0: vous demandez à revenir, et vous pouvez jouer ${hours(limitRules.returnAfterHours)} plus tard.`,
          'Des lignes d’aide et les signes à surveiller sont à la page [Jeu responsable](responsible-play).',
        ],
      },
    },
  };
}
