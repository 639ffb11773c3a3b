import type { odds as Shape } from '../../en/play/odds.ts';
import { capitalised } from '../../formats/lists.ts';
import { oddsNumber, percentBelowStake } from '../../formats/odds-number.ts';
import { formats } from '../formats.ts';

const nb = '\u00a0';
const millions = {
  short: `${nb}M`,
  // In French, the plural starts at two: 1,5 million.
  long: (count: string) => (count.startsWith('1,') || count === '1' ? `${count}${nb}million` : `${count}${nb}millions`),
};
const n = (oneIn: string, form: 'short' | 'long' = 'long') => oddsNumber(formats, millions, oneIn, form);
const always = '1.00';
const topWin = 'gain maximal';
const times = (payX100: number) => formats.amount(BigInt(payX100));
const percent = (text: string) => `${formats.amount(text, 'always')}${nb}%`;

export const odds: typeof Shape = {
  title: 'Chances d’une partie',
  intro: `Selon la preuve exacte, les mêmes pour les deux pièces. Dans «${nb}1 sur N${nb}», N est arrondi vers le haut.`,
  card: ({ pays, beats_stake, feature, top_win }) => [
    {
      what: 'paie quelque chose',
      odds: pays === always ? 'toujours, souvent moins que la mise' : `1 sur ${n(pays, 'short')}`,
    },
    { what: 'dépasse la mise', odds: `1 sur ${n(beats_stake, 'short')}` },
    ...(feature ? [{ what: feature.name, odds: `1 sur ${n(feature.one_in, 'short')}` }] : []),
    { what: topWin, odds: `1 sur ${n(top_win.one_in, 'short')}` },
  ],
  brief: ({ beats_stake }) => `Profit 1${nb}sur${nb}${n(beats_stake, 'short')}`,
  hundred: ({ profit, returned, nothing }) =>
    `100 parties en moyenne\u00a0: ${profit} avec un profit (plein), ${returned} qui rendent la mise ou moins (anneau), ${nothing} sans paiement (petit point). Chaque partie a les mêmes chances, quoi qu’il se soit passé avant.`,
  topWin,
  dots: ({ what, oneIn, dots, pictures }) => {
    const shown =
      pictures > 1
        ? `un point plein dans ${n(`${pictures}.00`)} images comme celle-ci, de ${formats.number(dots)} points chacune`
        : `un point sur ${formats.number(dots)}`;
    return `${capitalised(what)}\u00a0: ${shown}. Chaque partie repart à 1 sur ${n(oneIn)}.`;
  },
  sentences: ({ pays, keeps_stake, beats_stake, feature, top_win, losing_run, rtp_percent }) => [
    pays === always
      ? `Chaque partie paie quelque chose, mais environ ${percentBelowStake(keeps_stake)}${nb}% des parties paient moins que la mise.`
      : `Une partie sur ${n(pays)} paie quelque chose.`,
    `Une partie sur ${n(keeps_stake)} paie au moins la mise, et une sur ${n(beats_stake)} paie plus que la mise.`,
    ...(feature
      ? [
          `${capitalised(feature.name)}${nb}: une partie sur ${n(feature.one_in)}. Sans cette particularité, le jeu rendrait ${percent(feature.rtp_without_percent)}.`,
        ]
      : []),
    `Le gain maximal, ${times(top_win.pay_x100)}${nb}fois la mise${nb}: une partie sur ${n(top_win.one_in)}.`,
    `Les séries perdantes sont normales. Une série perdante est une suite de parties qui paient chacune moins que la mise. ${losing_run.of_hundred}${nb}% de ces séries durent ${losing_run.rounds}${nb}parties ou moins.`,
    `Sur un très grand nombre de parties, le jeu rend en moyenne ${percent(rtp_percent)} de toutes les mises et garde le reste. Une seule séance peut finir bien au-dessus ou bien au-dessous.`,
  ],
};
