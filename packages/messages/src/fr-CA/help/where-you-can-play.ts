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
    lead: `${brand.name} est ouvert aux personnes des États-Unis et du Canada, sauf là où la loi ou nos règles excluent un endroit. ${ages.byPlace}`,
    sections: {
      excluded: {
        title: 'Les endroits sans inscription',
        text: [
          excluded.length === 0
            ? 'En ce moment, aucun État n’est exclu.'
            : `Nous n’ouvrons pas de compte dans ces États\u00a0: ${named(excluded)}.`,
          'Si votre compte dit que vous y habitez, vous voyez vos soldes et vos relevés, mais vous ne pouvez ni jouer, ni acheter, ni échanger.',
        ],
      },
      goldOnly: {
        title: 'Les endroits sans pièces Sweeps',
        text: [
          goldOnly.length === 0
            ? 'En ce moment, il n’y a aucun État où l’on joue avec les pièces d’or seulement.'
            : `Vous y jouez à chaque jeu avec les pièces d’or\u00a0: ${named(goldOnly)}. Les pièces Sweeps n’y sont pas accordées, et ne peuvent y être ni jouées ni échangées.`,
        ],
      },
      state: {
        title: 'Dites-nous où vous habitez',
        text: [
          'Votre État ou votre province est facultatif à l’inscription. Sans cela, vous jouez avec les pièces d’or; les pièces Sweeps sont accordées mais bloquées jusqu’à ce que vous le nommiez dans votre [tableau de bord](dashboard).',
          `Vous pouvez le changer de nouveau après ${days(account.regionChangeIntervalDays)}; avant cela, ou si vous habitez un endroit exclu, [écrivez-nous](contact).`,
          'Si vous nommez un endroit sans pièces Sweeps, celles que vous avez prennent fin. Votre activité le montre.',
        ],
      },
      travel: {
        title: 'Quand vous voyagez',
        text: [
          'Là où nous pouvons savoir où vous êtes, le jeu avec les pièces Sweeps, les achats et les prix suivent aussi les règles de cet endroit. Un RPV peut nous empêcher de le savoir; désactivez-le et réessayez.',
        ],
      },
    },
  };
}
