import { brand, dashboard, loginBonusHundredths, sweepsExpiry, usdCentsOf } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/gold-coins-and-sweeps-coins.ts';
import { formats } from '../formats.ts';
import { days } from './phrases.ts';

const bonuses = loginBonusHundredths.map((hundredths) => formats.amount(hundredths));

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'Vous pouvez jouer à chaque jeu avec l’une ou l’autre monnaie. Les règles et les chances sont les mêmes pour les deux. Seule leur utilité diffère.',
    sections: {
      gold: {
        title: `Les pièces d’or (${brand.goldCode})`,
        text: [
          'Les pièces d’or servent uniquement au divertissement. Elles n’ont aucune valeur en argent et ne peuvent pas être échangées. Vous en recevez\u00a0:',
          {
            list: [
              'avec un nouveau compte;',
              `comme boni quotidien de connexion\u00a0: ${formats.and(bonuses)} pour des jours consécutifs. Vous le réclamez dans votre [tableau de bord](dashboard). Si vous manquez un jour, vous recommencez au premier;`,
              'dans les [forfaits](buy-coins) que vous achetez.',
            ],
          },
          `La barre VIP de votre tableau de bord compare vos pièces d’or à ${formats.amount(dashboard.vipGoalHundredths)}.`,
        ],
      },
      sweeps: {
        title: `Les pièces Sweeps (${brand.sweepsCode})`,
        text: [
          'Les pièces Sweeps sont des participations promotionnelles. Elles ne s’achètent pas. Vous en recevez avec un nouveau compte, par une [participation gratuite](help/free-sweeps-coins) ou en boni gratuit avec un forfait. Elles ont toutes la même valeur.',
          `Une fois que vous les avez jouées, vous pouvez [les échanger contre des prix](help/how-to-redeem), à environ ${formats.usd(usdCentsOf(100n))} par ${brand.sweepsCode}.`,
        ],
      },
      playthrough: {
        title: 'Jouées et à jouer',
        text: [
          'Jouez chaque pièce Sweeps une fois avant de l’échanger. Une mise utilise d’abord la partie de votre solde qui est encore à jouer, et tout ce que vous gagnez compte comme joué.',
          'Votre tableau de bord montre ce qu’il reste à jouer.',
        ],
      },
      expiry: {
        title: 'Quand elles expirent',
        text: [
          `Les pièces d’or n’expirent pas. Les pièces Sweeps expirent après ${days(sweepsExpiry.idleDays)} sans connexion ni partie. Nous vous écrivons ${days(sweepsExpiry.noticeDaysBefore.first)} et ${days(sweepsExpiry.noticeDaysBefore.last)} avant. Connectez-vous pour les garder.`,
        ],
      },
    },
  };
}
