import { coolOffDays, exclusionTerms, limitRules, realityCheckMinutes } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/limits-and-breaks.ts';
import { formats } from '../formats.ts';
import { days, hours } from './phrases.ts';

const { '6_months': shortest, permanent: _, ...inYears } = exclusionTerms;
const years = formats.or(Object.values(inYears).map((months) => String(months / 12)));

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'Décidez d’avance de l’argent et du temps que le jeu peut prendre. Les limites valent au milieu d’une partie, et personne ne peut les dépasser, peu importe le solde.',
    sections: {
      limits: {
        title: 'Fixer une limite',
        text: [
          {
            list: [
              'Achats\u00a0: ce que vous payez pour des forfaits.',
              'Pertes\u00a0: ce que vous misez moins ce que vous gagnez, pour chaque pièce. Une mise qui pourrait dépasser la limite en perdant n’est pas prise.',
              `Temps de jeu\u00a0: les pauses de plus de ${formats.wait(limitRules.playGapSeconds)} ne comptent pas. Une partie en cours est toujours terminée.`,
            ],
          },
          'Chacune se fixe par jour, par semaine et par mois; la plus serrée s’applique. Les jours commencent à minuit, heure de l’Est, les semaines le lundi. Vous les fixez sous [Limites et pauses](limits).',
          `Une première limite ou une limite plus basse vaut tout de suite. Une plus haute, ou aucune, vaut après ${hours(limitRules.loosenAfterHours)}, et seulement si vous la confirmez dans les ${days(limitRules.confirmWithinDays)} qui suivent.`,
        ],
      },
      check: {
        title: 'Les rappels de réalité',
        text: [
          `Toutes les ${formats.or(realityCheckMinutes.map(String))} minutes de jeu, à votre choix, le jeu s’arrête entre deux parties et montre votre temps et votre résultat net. Il reprend seulement quand vous le dites.`,
        ],
      },
      pause: {
        title: 'Faire une pause',
        text: [
          `Une pause dure ${formats.or(coolOffDays.map(String))} jours. Rien ne peut être joué ni acheté, et elle ne peut pas être raccourcie. Vos pièces sont gardées, et vous pouvez encore échanger.`,
        ],
      },
      exclusion: {
        title: 'Vous exclure',
        text: [
          `Choisissez ${shortest}\u00a0mois, ${years}\u00a0ans ou une durée permanente. Vous êtes déconnecté partout. Vous ne pouvez ni jouer, ni acheter, ni participer gratuitement, ni ouvrir un autre compte, et nous n’envoyons pas d’offres. Nous versons vos échanges en cours.`,
          `Elle ne peut pas être écourtée, même par notre personnel. Vous pouvez seulement la prolonger. Le jeu ne rouvre pas automatiquement après la fin\u00a0: vous demandez à revenir, et vous pouvez jouer ${hours(limitRules.returnAfterHours)} plus tard.`,
          'Des lignes d’écoute, et les signes que le jeu n’est plus un plaisir, se trouvent sous [Jeu responsable](responsible-play).',
        ],
      },
    },
  };
}
