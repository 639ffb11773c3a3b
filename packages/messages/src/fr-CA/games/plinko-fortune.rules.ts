import type { plinkoFortuneRules as Shape } from '../../en/games/plinko-fortune.rules.ts';
import type { PlinkoFacts } from '../../facts/plinko-fortune.ts';
import { listed } from '../../formats/lists.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';

const nb = '\u00a0';
const names = { low: 'Risque faible', medium: 'Risque moyen', high: 'Risque élevé' };
const times = (payX100: number) => formats.amount(BigInt(payX100));
const highest = ({ highestPaysX100 }: PlinkoFacts) => times(Math.max(...highestPaysX100));

export const plinkoFortuneRules: typeof Shape = {
  description: (facts) =>
    `Une bille tombe à travers ${spelled(facts.rows)} rangées de chevilles dans l’une des ${spelled(facts.slots)} cases. Vous réglez le risque. Les cases du bord paient jusqu’à ${highest(facts)}${nb}fois la mise.`,
  feature: null,
  choice: ({ risk }) => names[risk as keyof typeof names],
  howToPlay: (facts) => ({
    drop: `Choisissez une mise et un risque, puis lâchez la bille. Elle tombe à travers ${spelled(facts.rows)} rangées de chevilles et s’arrête dans l’une des ${spelled(facts.slots)} cases.`,
    paid: 'Chaque case affiche son gain, en multiple de la mise. Chaque case paie quelque chose. Celles du milieu paient moins que la mise.',
    chance:
      'À chaque cheville, la bille va à gauche ou à droite avec la même chance, quels que soient le risque et les parties précédentes. Beaucoup de chemins mènent au milieu, mais un seul mène à chacune des cases du bord.',
  }),
  features: (facts) => ({
    risk: {
      title: 'Risque',
      text: 'Le risque change ce que paient les cases, et non la chute de la bille. Plus il est élevé, plus les cases du bord paient et moins celles du milieu paient. Vous pouvez le changer avant chaque bille.',
    },
    highestWin: {
      title: 'Gain le plus élevé',
      text: `Les cases du bord paient ${listed(facts.highestPaysX100.map(times), 'ou')}${nb}fois la mise, du risque le plus faible au plus élevé. Aucune partie ne paie davantage.`,
    },
  }),
  outcome: (risk) => names[risk],
  paidFor: ({ slots }, _, place) =>
    2 * place === slots + 1 ? `case ${place}` : `cases ${place} et ${slots + 1 - place}`,
  unfinishedRound: () =>
    'Une partie est réglée dès qu’elle commence. Si vous partez pendant que la bille tombe, tout gain est déjà dans votre solde. Vous pouvez revoir la partie.',
  returnNote: ({ rows }) =>
    `Le taux de retour est calculé exactement pour chaque risque, sur les ${formats.number(2 ** rows)}${nb}chemins à travers les chevilles, tous aussi probables. C’est une moyenne sur un très grand nombre de parties, et non le résultat d’une seule séance.`,
};
