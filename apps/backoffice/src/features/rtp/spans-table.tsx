import type { GameReturns } from '@goldwren/contracts/staff';
import { rtpWords as words } from '@goldwren/messages/staff/rtp';
import { Table } from '@goldwren/ui/table';
import { ScrollBox } from '../../shared/scroll-box.tsx';
import { Reading } from './reading.tsx';

const cell = 'px-2 py-1.5 align-top whitespace-nowrap';
const spans = ['yesterday', 'week', 'month', 'all'] as const satisfies (keyof GameReturns['spans'])[];

/** What a game returned in each span, what is expected of such rounds, and how far chance alone goes. */
export function SpansTable({ title, spans: returns }: Pick<GameReturns, 'title' | 'spans'>) {
  return (
    <ScrollBox label={words.gameTitle(title)}>
      <Table
        caption={words.gameTitle(title)}
        cell={cell}
        columns={[
          { title: words.span },
          { title: words.verdict },
          { title: words.realised, numeric: true },
          { title: words.expected, numeric: true },
          { title: words.band, numeric: true },
          { title: words.sigmas, numeric: true },
          { title: words.rounds, numeric: true },
        ]}
      >
        {spans.map((span) => {
          const { rounds, returned, expected, low, high, z, ...reading } = returns[span];
          return (
            <tr key={span}>
              <td className={cell}>{words.spans[span]}</td>
              <td className={cell}>
                <Reading {...reading} />
              </td>
              <td className={`${cell} text-right font-semibold`}>{words.percent(returned)}</td>
              <td className={`${cell} text-right`}>{words.percent(expected)}</td>
              <td className={`${cell} text-right`}>{words.bandOf(low, high)}</td>
              <td className={`${cell} text-right`}>{rounds === 0 ? words.noSigmas : words.sigmasOf(z)}</td>
              <td className={`${cell} text-right`}>{words.count(rounds)}</td>
            </tr>
          );
        })}
      </Table>
    </ScrollBox>
  );
}
