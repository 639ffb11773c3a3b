import { markdownTable, timesText } from '../../../proof/markdown.ts';
import { strategy } from '../best-move.ts';
import type { BlackjackData } from '../maths.ts';

const upCards = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A'];

function rowsOf(rows: readonly { from: number; to: number; moves: string }[], name: (value: number) => string) {
  return rows.map(({ from, to, moves }) => {
    const label = from === to ? name(from) : `${name(from)} – ${name(to)}`;
    return [label, ...[...moves].map((move) => (move === '_' ? '' : move.toUpperCase()))];
  });
}

export function blackjackParTables({ pays, raiseX100 }: BlackjackData): string[] {
  const head = ['', ...upCards];
  const pair = (worth: number) => (worth === 1 ? 'A-A' : `${worth}-${worth}`);
  return [
    '## Pays, as multiples of what the hand has at stake',
    '',
    ...markdownTable(
      ['Hand', 'Pays'],
      [
        ['blackjack, never after a split', timesText(pays.blackjack)],
        ['win', timesText(pays.win)],
        ['push', timesText(pays.push)],
      ],
    ),
    '',
    `A double and a split each add ${timesText(raiseX100)} the base stake.`,
    '',
    '## The best play, by the dealer’s up card',
    '',
    'H hit, S stand, D double or else hit, T double or else stand, P split; an empty field: as the total says. Pairs not listed are never split.',
    '',
    ...markdownTable(
      head,
      rowsOf(strategy.hard, (total) => `hard ${total}`),
    ),
    '',
    ...markdownTable(
      head,
      rowsOf(strategy.soft, (total) => `soft ${total}`),
    ),
    '',
    ...markdownTable(head, rowsOf(strategy.pairs, pair)),
  ];
}
