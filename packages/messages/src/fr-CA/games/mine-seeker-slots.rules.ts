import type { mineSeekerSlotsRules as Shape } from '../../en/games/mine-seeker-slots.rules.ts';
import { listed } from '../../lists.ts';
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
    `Un champ de ${cells}\u00a0cases avec ${listed(mines, 'ou')}\u00a0mines\u00a0: chaque case sûre augmente le gain, et vous décidez quand le prendre. ` +
    `Jusqu’à ${times(highestPayX100)}.`,
  feature: null,
  choice: ({ mines }) => (mines === 1 ? '1\u00a0mine' : `${mines}\u00a0mines`),
  howToPlay: ({ cells, mines }) => ({
    choose: `Choisissez le nombre de mines, ${listed(mines, 'ou')}, et une mise, puis commencez. Les mines sont placées avant l’ouverture de la première case et ne bougent plus.`,
    open: `Ouvrez n’importe laquelle des ${cells}\u00a0cases, une à la fois. Une case sûre augmente ce que vous pouvez encaisser; le gain actuel et celui d’une case sûre de plus sont toujours affichés. Une mine met fin à la partie, qui ne paie rien.`,
    cashOut: 'Encaissez après n’importe quelle case sûre. Les gains sont des multiples de votre mise.',
  }),
  features: ({ limitX100, plannedPayX100 }) => ({
    alike: {
      title: 'Toutes les cases se valent',
      text: 'Aucune case couverte n’est plus sûre qu’une autre, aucun motif non plus. Seul le nombre de cases ouvertes change les chances.',
    },
    end: {
      title: 'Le dernier gain',
      text: `Quand toutes les cases sûres sont ouvertes, ou que le gain suivant dépasserait ${times(limitX100)}, la partie est payée d’elle-même.`,
    },
    plan: {
      title: 'Comment les chances sont dites',
      text: `La fréquence des gains dépend du moment où vous arrêtez. Les chances ci-dessous sont celles d’un joueur qui encaisse dès que le gain atteint ${times(plannedPayX100)}; le gain maximal est celui d’un joueur qui va jusqu’au dernier gain.`,
    },
  }),
  outcome: (outcome) => fields[outcome],
  paidFor: (_, _outcome, count) => (count === 1 ? '1\u00a0case sûre' : `${count}\u00a0cases sûres`),
  unfinishedRound: () =>
    'Si vous partez, le champ vous attend tel quel. À la fin de la session, la partie est terminée pour vous\u00a0: ce qui peut être encaissé l’est. Si aucune case n’est encore ouverte, la première case de la première rangée est ouverte, et son gain est encaissé si elle est sûre. Un gain est payé comme d’habitude.',
  returnNote: ({ mines }) =>
    `Le taux de retour dépend du moment où vous arrêtez. Il a été calculé exactement pour ${listed(
      mines.map((count) => (count === 1 ? 'une' : spelled(count))),
      'et',
    )} mines et chaque nombre de cases sûres, sur toutes les positions possibles des mines\u00a0: quel que soit votre plan, il se trouve dans l’intervalle affiché. C’est une moyenne sur un très grand nombre de parties, pas ce qu’une session donnera.`,
};
