import type { LinePays } from '../../families/reels/lines-5x3.ts';
import type { GameRules } from '../../types.ts';
import type { StarlightData } from './maths.ts';

/** Part of the maths hash: counts up when a rule changes that no number shows. */
export const rulesVersion = 1;

function pays(values: LinePays, label: (count: number) => string): { label: string; pay_x100: number }[] {
  return values.map((pay, index) => ({ label: label(index + 3), pay_x100: pay })).reverse();
}

function title(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

export function starlightRules(data: StarlightData): GameRules {
  const [three, four, five] = data.freeSpins;
  const most = String(data.maxPayX100 / 100).replace(/\B(?=(\d{3})+$)/g, ',');
  return {
    how_to_play: [
      'Choose a stake and spin. Five reels stop on three rows each; all 20 lines are always in play and the stake covers them all.',
      'A line pays for three, four or five of one symbol on neighbouring reels, starting with the leftmost reel. Only the longest run on a line is paid; wins on different lines are added.',
      'Every stop of a reel is equally likely on every spin. Pays are multiples of the whole stake.',
    ],
    features: [
      {
        title: 'Star',
        text: 'The star is wild. It shows on the second, third and fourth reel and stands for every symbol but the moon.',
      },
      {
        title: 'Moon',
        text: `Three, four or five moons anywhere pay and start ${three}, ${four} or ${five} free spins.`,
      },
      {
        title: 'Free spins',
        text: `Free spins cost nothing and use their own reels, without moons, so no further free spins can be won in them. Every line win in them is multiplied by ${data.freeMultiplier}.`,
      },
      {
        title: 'Highest win',
        text: `A round pays at most ${most} times the stake. No single award reaches it, only the sum of a round with free spins can; when it does, the free spins end and exactly ${most} times the stake is paid.`,
      },
    ],
    paytable: [
      ...Object.entries(data.linePays).map(([id, values]) => ({
        name: title(id),
        symbol: id,
        pays: pays(values, (count) => `${count} on a line`),
      })),
      { name: 'Moon', symbol: data.scatter, pays: pays(data.scatterPays, (count) => `${count} anywhere`) },
    ],
    lines: data.lines.map((line) => [...line]),
    unfinished_round:
      'A round is settled the moment it starts, free spins included. If you leave while it is shown, the win is already in your balance and the round can be watched again.',
    return_note:
      'The return was worked out exactly: every stop of all five reels, for paid and free spins, and every sum of free spins up to the highest win. It is an average over very many rounds, not what one session will give.',
  };
}
