import { buildMarkdownTable, formatTimes } from '../../../proof/markdown.ts';
import { strategy } from '../best-move.ts';
import type { BlackjackData } from '../maths.ts';

const upCards = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A'];

function buildRows(rows: readonly { from: number; to: number; moves: string }[], name: (value: number) => string) {
  return rows.map(({ from, to, moves }) => {
    const label = from === to ? name(from) : `${name(from)} – ${name(to)}`;
    return [label, ...[...moves].map((move) => (move === '_' ? '' : move.toUpperCase()))];
  });
}

export function buildBlackjackParTables({ pays, raiseX100 }: BlackjackData): string[] {
  const head = ['', ...upCards];
  const pair = (worth: number) => (worth === 1 ? 'A-A' : `${worth}-${worth}`);
  return [
    '## Pays, as multiples of what the hand has at stake',
    '',
    ...buildMarkdownTable(
      ['Hand', 'Pays'],
      [
        ['blackjack, never after a split', formatTimes(pays.blackjack)],
        ['win', formatTimes(pays.win)],
        ['push', formatTimes(pays.push)],
      ],
    ),
    '',
    `A double and a split each add ${formatTimes(raiseX100)} the base stake.`,
    '',
    '## The best play, by the dealer’s up card',
    '',
    'H: hit. S: stand. D: double, or hit if doubling is not possible. T: double, or stand if it is not possible. P: split. Empty: play by the total. Pairs not listed are never split.',
    '',
    ...buildMarkdownTable(
      head,
      buildRows(strategy.hard, (total) => `hard ${total}`),
    ),
    '',
    ...buildMarkdownTable(
      head,
      buildRows(strategy.soft, (total) => `soft ${total}`),
    ),
    '',
    ...buildMarkdownTable(head, buildRows(strategy.pairs, pair)),
  ];
}
