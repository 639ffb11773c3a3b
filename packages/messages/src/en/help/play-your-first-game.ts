import { play } from '@goldwren/rules';
import type { HelpArticle } from '../../help/article.ts';
import { formats } from '../formats.ts';

export function article() {
  return {
    lead: 'Choose a game, a coin and a stake. You can read the rules and odds before you play, and check each round afterwards.',
    sections: {
      start: {
        title: 'Play a round',
        text: [
          {
            steps: [
              'Open [Games](games) and choose one. You need an account to play, but not to read the rules and odds.',
              'Choose the coin to play with. Your balances stay in view.',
              'Set your stake with the buttons next to it.',
              'Press the button of the game. In one step, our server takes the stake, decides the round and adds any win.',
            ],
          },
          'There is no autoplay and no turbo. You start each round yourself.',
        ],
      },
      odds: {
        title: 'Rules and odds',
        text: [
          `Every game has a page with its rules, its paytable and its RTP (return to player). RTP is the share of all stakes that a game pays back over very many rounds. It is between ${play.rtpMinPercent}% and ${play.rtpMaxPercent}%, calculated exactly from the rules. It says nothing about the next round.`,
          'The odds are the same for both coins, for every stake and for every player.',
        ],
      },
      leave: {
        title: 'If you leave or lose your connection',
        text: [
          'A round is never lost. If you get no answer and try again, you see the same round. It is not played twice.',
          `You can return to a hand that still needs a decision. After ${formats.wait(play.idleSessionMinutes * 60)} without play we close the session. We finish an open round by the published rule of its game and add any win to your balance.`,
        ],
      },
      check: {
        title: 'Check that a round was fair',
        text: [
          'Before each round our server locks in a secret and shows its fingerprint. Then your browser makes its own seed. Both together decide the round, and your browser checks it. A check mark under the round means that everything matches.',
          'Find your rounds under [Activity](activity). Learn how it works, and check any round, under [Fairness](fairness).',
        ],
      },
    },
  } satisfies HelpArticle;
}
