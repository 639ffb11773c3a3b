import type { GameReturns } from '@goldwren/contracts/staff';
import { rtpMessages as messages } from '@goldwren/messages/staff/monitoring/rtp';
import { Table } from '@goldwren/ui/table';
import { ScrollBox } from '../../shared/scroll-box.tsx';
import { Reading } from './reading.tsx';

const cell = 'px-2 py-1.5 align-top whitespace-nowrap';
const spans = ['yesterday', 'week', 'month', 'all'] as const satisfies (keyof GameReturns['spans'])[];

/** RTP of a game in each span, the expected RTP, and the band that chance allows. */
export function SpansTable({ title, spans: returns }: Pick<GameReturns, 'title' | 'spans'>) {
  return (
    <ScrollBox label={messages.gameTitle(title)}>
      <Table
        caption={messages.gameTitle(title)}
        cell={cell}
        columns={[
          { title: messages.span },
          { title: messages.verdict },
          { title: messages.realised, numeric: true },
          { title: messages.expected, numeric: true },
          { title: messages.band, numeric: true },
          { title: messages.sigmas, numeric: true },
          { title: messages.rounds, numeric: true },
        ]}
      >
        {spans.map((span) => {
          const { rounds, returned, expected, low, high, z, ...reading } = returns[span];
          return (
            <tr key={span}>
              <td className={cell}>{messages.spans[span]}</td>
              <td className={cell}>
                <Reading {...reading} />
              </td>
              <td className={`${cell} text-right font-semibold`}>{messages.percent(returned)}</td>
              <td className={`${cell} text-right`}>{messages.percent(expected)}</td>
              <td className={`${cell} text-right`}>{messages.bandOf(low, high)}</td>
              <td className={`${cell} text-right`}>{rounds === 0 ? messages.noSigmas : messages.sigmasOf(z)}</td>
              <td className={`${cell} text-right`}>{messages.count(rounds)}</td>
            </tr>
          );
        })}
      </Table>
    </ScrollBox>
  );
}
