import type { coinVaultFortuneRules as Shape } from '../../en/games/coin-vault-fortune.rules.ts';
import { coinFacts } from '../../facts/coin-vault-fortune.ts';
import { capitalised, listed } from '../../formats/lists.ts';
import { formats } from '../formats.ts';
import { ordinal, spelled } from '../numerals.ts';
import { coinVaultFortune as messages } from './coin-vault-fortune.ts';

const nb = '\u00a0';
const times = (payX100: number) => formats.amount(BigInt(payX100));

export const coinVaultFortuneRules: typeof Shape = {
  description: ({ lines, coinsToOpen, highestPayX100 }) =>
    `${capitalised(spelled(lines.length))} lignes et un coffre. ${capitalised(spelled(coinsToOpen))} pièces l’ouvrent et restent en place pendant que des relances en ajoutent d’autres. Un coffre plein paie ${times(highestPayX100)}${nb}fois la mise.`,
  feature: 'le coffre',
  howToPlay: (facts) => ({
    spin: `Choisissez une mise et lancez. Chacun des ${spelled(facts.reels)} rouleaux montre ${spelled(facts.rows)} rangées. Les ${facts.lines.length}${nb}lignes sont toujours en jeu, et la mise les couvre toutes.`,
    lines: `Une ligne paie pour ${listed(facts.counts.map(spelled), 'ou')} symboles identiques sur des rouleaux adjacents, à partir du rouleau le plus à gauche. Seule la suite la plus longue d’une ligne est payée. Les gains de lignes différentes s’additionnent.`,
    chance:
      'Chaque position d’un rouleau a la même chance de sortir à chaque tour. Les gains sont des multiples de la mise totale.',
  }),
  features: (facts) => {
    const { least, most, oneIn } = coinFacts(facts);
    return {
      key: {
        title: 'Clé',
        text: `La clé est un joker. Elle apparaît sur les ${listed(facts.wildReels.map(ordinal), 'et')} rouleaux et remplace tout symbole sauf la pièce.`,
      },
      coin: {
        title: 'Pièce',
        text: `${capitalised(spelled(facts.coinsToOpen))} pièces ou plus, n’importe où, ouvrent le coffre. Moins de pièces ne paient rien.`,
      },
      vault: {
        title: 'Le coffre',
        text: `Le coffre a ${spelled(facts.cells)} casiers, un pour chaque position des rouleaux. Les pièces qui l’ont ouvert restent en place, et chacune affiche sa valeur${nb}: de ${times(least)} à ${times(most)}${nb}fois la mise. Vous avez ${spelled(facts.vault.respins)} relances gratuites. À chaque relance, chaque casier vide a 1 chance sur ${oneIn} de recevoir une pièce. Une nouvelle pièce reste aussi en place et ramène le nombre de relances à ${spelled(facts.vault.respins)}. Quand il ne reste aucune relance, le coffre paie la somme de ses pièces, en plus des lignes du tour.`,
      },
      grand: {
        title: 'Grand lot',
        text: `Quand chaque casier contient une pièce, la partie paie exactement ${times(facts.highestPayX100)}${nb}fois la mise au lieu de ses pièces et de ses lignes. Aucune autre partie ne paie autant.`,
      },
    };
  },
  outcome: (symbol) => messages.symbolName(symbol),
  paidFor: ({ coin }, symbol, count) =>
    symbol === coin ? `${count} dans le coffre, tous ses casiers` : `${count} sur une ligne`,
  unfinishedRound: () =>
    'Une partie est réglée dès qu’elle commence, relances comprises. Si vous partez pendant son affichage, tout gain est déjà dans votre solde. Vous pouvez revoir la partie.',
  returnNote: ({ reels }) =>
    `Le taux de retour est calculé exactement${nb}: chaque position des ${spelled(reels)} rouleaux, chaque nombre de pièces et chaque somme de leurs valeurs. C’est une moyenne sur un très grand nombre de parties, et non le résultat d’une seule séance.`,
};
