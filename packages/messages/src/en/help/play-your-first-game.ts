import { play } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { formats } from '../formats.ts';

export function article() {
  return {
    lead: 'Choose a game, a coin and a stake. Everything that decides a round can be read before you stake anything, and checked afterwards.',
    sections: {
      start: {
        title: 'Play a round',
        text: [
          {
            steps: [
              'Open [Games](games) and choose one. Playing needs an account; rules and odds can be read without.',
              'Choose the coin to play with. Your balances stay in view.',
              'Set your stake with the buttons beside it.',
              'Press the button of the game. The stake is taken, the round is decided on our server, and a win is added in the same step.',
            ],
          },
          'There is no autoplay and no turbo. One round follows the other only when you say so.',
        ],
      },
      odds: {
        title: 'Rules and odds',
        text: [
          `Every game has a page with its rules, its paytable and its return to player. The return lies between ${play.rtpMinPercent}% and ${play.rtpMaxPercent}%: it is how much of all stakes is paid back over very many rounds, computed exactly from the rules. It says nothing about the next round.`,
          'The odds are the same for both coins, for every stake and for every player.',
        ],
      },
      leave: {
        title: 'When you leave, or the connection breaks',
        text: [
          'A round is never lost. If the answer does not reach you, trying again shows the same round; it is not played twice.',
          `A hand that still needs a decision waits for you. A session without any play for ${formats.wait(play.idleSessionMinutes * 60)} is closed: an open round is then finished by the rule that its game publishes, and a win is added to your balance.`,
        ],
      },
      check: {
        title: 'Check that a round was fair',
        text: [
          'Before each round our server fixes a secret and shows its fingerprint; then your browser makes a seed of its own. Both together decide the round, and your browser checks it. A tick under the round says that it fits.',
          'You find your rounds under [Activity](activity), and how it works, with a check of any round, under [Fairness](fairness).',
        ],
      },
    },
  } satisfies HelpArticle;
}
