import { account, agesByYears, brand } from '@goldwren/rules';
import type { footer as Shape } from '../../en/site/footer.ts';
import { formats } from '../formats.ts';

export const footer: typeof Shape = {
  quick: 'Liens rapides',
  support: 'Soutien',
  legal: 'Mentions légales',
  about: `À propos de ${brand.name}`,
  aboutText:
    'Un casino social avec concours publicitaire pour les adultes des États-Unis et du Canada. Chaque jeu affiche ses chances avant que vous jouiez.',
  players: 'joueurs',
  rating: 'de note',
  outOfFive: (mark) => mark.replace('.', ','),
  claimsSource: 'Nombre de joueurs et note\u00a0: nos propres chiffres.',
  apiDocs: 'Documentation de l’API (en anglais)',
  disclaimer: 'Avis',
  mustBe: `Vous devez avoir ${account.minimumAgeYears}\u00a0ans ou plus pour jouer (${formats.or(agesByYears().map(({ years }) => String(years)))}\u00a0ans à certains endroits).`,
  voidIn: (regions) => `Nul dans ces régions\u00a0: ${regions}, et là où la loi l’interdit.`,
  goldOnlyIn: (regions) =>
    `Les fonctions liées aux pièces Sweeps ne sont pas offertes dans ces régions\u00a0: ${regions}.`,
  gold: 'Les pièces d’or servent uniquement au divertissement et n’ont aucune valeur en argent.',
  sweeps:
    'Les pièces Sweeps ne peuvent pas être achetées. Ce sont des participations promotionnelles que vous pouvez échanger contre des prix après la vérification de votre identité. Vous pouvez en obtenir gratuitement par la',
  freeWay: 'participation sans achat',
};
