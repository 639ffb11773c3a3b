import { account, brand, welcomeOffer } from '@goldwren/rules';
import type { demo as Shape } from '../../en/play/demo.ts';
import { ages } from '../ages.ts';
import { coins } from '../coins/coins.ts';

export const demo: typeof Shape = {
  of: (title) => `${title}\u00a0: démo`,
  title: 'Démo',
  line: (rtp) => `Démo · TRJ ${rtp} · sans compte, sans vraies pièces`,
  balance: (amount) => `GC de démo\u00a0: ${amount}`,
  coins: `Vous jouez avec ${coins.gold(welcomeOffer.goldHundredths)} qui n’existent que sur cette page. Elles ne peuvent pas être échangées et disparaissent quand vous partez. Quand elles ne couvrent plus une mise, vous recevez de nouveau le même montant.`,
  dealer:
    'Les règles, les chances et les nombres aléatoires sont les mêmes que dans les vraies parties. Ici, votre navigateur produit les deux moitiés de chaque nombre aléatoire. Dans une vraie partie, notre serveur produit d’abord une moitié et la verrouille. Puis votre navigateur envoie l’autre moitié, et vérifie la partie de la même façon.',
  how: 'Comment ça marche',
  age: `Une démo est réservée aux personnes qui peuvent avoir un compte\u00a0: ${ages.inShort}.`,
  ofAge: 'J’ai l’âge requis',
  closed: 'Ce jeu est fermé pour le moment, il n’y a donc pas de démo.',
  register: 'S’inscrire et jouer',
  login: 'J’ai un compte',
  games: 'Tous les jeux',
  smallPrint: `Divertissement seulement. ${account.minimumAgeYears}\u00a0ans et plus. Les démos de ${brand.name} ne sont pas enregistrées.`,
};
