import type { mineSeekerSlotsRules as Shape } from '../../en/games/mine-seeker-slots.rules.ts';
import { listed } from '../../formats/lists.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';

const fields: Record<Parameters<(typeof Shape)['outcome']>[0], string> = {
  one_mine: 'Une mine',
  three_mines: 'Trois mines',
  five_mines: 'Cinq mines',
  ten_mines: 'Dix mines',
  twenty_mines: 'Vingt mines',
};
const times = (payX100: number) => `${formats.amount(BigInt(payX100))}\u00a0fois la mise`;

export const mineSeekerSlotsRules: typeof Shape = {
  description: ({ cells, mines, highestPayX100 }) =>
    `Un champ de ${cells}\u00a0cases avec ${listed(mines, 'ou')}\u00a0mines. Chaque case sûre augmente le gain, et vous décidez quand l’encaisser. ` +
    `Gagnez jusqu’à ${times(highestPayX100)}.`,
  feature: null,
  choice: ({ mines }) => (mines === 1 ? '1\u00a0mine' : `${mines}\u00a0mines`),
  howToPlay: ({ cells, mines }) => ({
    choose: `Choisissez le nombre de mines, ${listed(mines, 'ou')}, et une mise, puis commencez. Les mines sont placées avant l’ouverture de la première case et ne bougent jamais.`,
    open: `Ouvrez n’importe laquelle des ${cells}\u00a0cases, une à la fois. Une case sûre augmente le montant que vous pouvez encaisser. Vous voyez toujours ce gain et le suivant. Une mine termine la partie sans gain.`,
    cashOut: 'Encaissez après n’importe quelle case sûre. Les gains sont des multiples de votre mise.',
  }),
  features: ({ limitX100, plannedPayX100 }) => ({
    alike: {
      title: 'Toutes les cases se valent',
      text: 'Aucune case couverte ni aucun motif n’est plus sûr qu’un autre. Seul le nombre de cases que vous ouvrez change les chances.',
    },
    end: {
      title: 'Le dernier gain',
      text: `La partie paie automatiquement quand toutes les cases sûres sont ouvertes, ou quand le gain suivant dépasserait ${times(limitX100)}.`,
    },
    plan: {
      title: 'Comment nous affichons les chances',
      text: `La fréquence des gains dépend du moment où vous encaissez. Les chances ci-dessous sont celles d’un joueur qui encaisse quand le gain atteint ${times(plannedPayX100)}. Le gain maximal est celui d’un joueur qui continue jusqu’au dernier gain.`,
    },
  }),
  outcome: (outcome) => fields[outcome],
  paidFor: (_, _outcome, count) => (count === 1 ? '1\u00a0case sûre' : `${count}\u00a0cases sûres`),
  unfinishedRound: () =>
    'Si vous partez, vous pouvez revenir à votre champ. À la fin de la séance, la partie est terminée pour vous, et votre gain est encaissé. Si aucune case n’est encore ouverte, la première case de la première rangée est ouverte. Si elle est sûre, son gain est encaissé. Un gain est payé comme d’habitude.',
  returnNote: ({ mines }) =>
    `Le taux de retour dépend du moment où vous encaissez. Il est calculé exactement pour ${listed(
      mines.map((count) => (count === 1 ? 'une' : spelled(count))),
      'et',
    )} mines et chaque nombre de cases sûres, sur toutes les positions des mines. Quel que soit votre plan, il se trouve dans l’intervalle affiché. C’est une moyenne sur un très grand nombre de parties, et non le résultat d’une seule séance.`,
};
