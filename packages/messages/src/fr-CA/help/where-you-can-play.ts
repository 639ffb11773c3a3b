import { account, brand } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/where-you-can-play.ts';
import type { HelpFacts } from '../../help/article.ts';
import { ages } from '../ages.ts';
import { formats } from '../formats.ts';
import { places } from '../places.ts';
import { days } from './phrases.ts';

const named = (codes: readonly string[]) => formats.and(codes.map((code) => places.regionName('US', code)));

export function article({ excluded, goldOnly }: HelpFacts): ReturnType<typeof Shape> {
  return {
    lead: `${brand.name} est ouvert aux personnes des États-Unis et du Canada. ${ages.byPlace} La loi ou nos règles excluent certains endroits.`,
    sections: {
      excluded: {
        title: 'Les endroits exclus',
        text: [
          excluded.length === 0
            ? 'En ce moment, aucun État n’est exclu.'
            : `Nous n’ouvrons pas de compte dans ces États\u00a0: ${named(excluded)}.`,
          'Si votre compte indique que vous y habitez, vous voyez vos soldes et vos relevés, mais vous ne pouvez ni jouer, ni acheter, ni échanger.',
        ],
      },
      goldOnly: {
        title: 'Les endroits sans pièces Sweeps',
        text: [
          goldOnly.length === 0
            ? 'En ce moment, aucun État n’est limité aux pièces d’or.'
            : `Dans ces États, vous jouez à chaque jeu avec les pièces d’or\u00a0: ${named(goldOnly)}. Vous n’y recevez pas de pièces Sweeps et ne pouvez ni les jouer ni les échanger.`,
        ],
      },
      state: {
        title: 'Dites-nous où vous habitez',
        text: [
          'Votre État ou votre province est facultatif à l’inscription. Sans cela, vous pouvez jouer avec les pièces d’or. Vous recevez des pièces Sweeps, mais elles restent bloquées jusqu’à ce que vous l’indiquiez dans votre [tableau de bord](dashboard).',
          `Vous pouvez le changer de nouveau après ${days(account.regionChangeIntervalDays)}. Avant cela, ou si vous habitez un endroit exclu, [écrivez-nous](contact).`,
          'Si vous choisissez un endroit sans pièces Sweeps, les vôtres expirent. Votre activité le montre.',
        ],
      },
      travel: {
        title: 'Quand vous voyagez',
        text: [
          'Si nous pouvons savoir où vous êtes, le jeu avec les pièces Sweeps, les achats et les échanges suivent aussi les règles de cet endroit. Un RPV peut cacher où vous êtes. Désactivez-le et réessayez.',
        ],
      },
    },
  };
}
