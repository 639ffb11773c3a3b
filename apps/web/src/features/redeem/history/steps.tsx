import type { Redemption } from '@goldwren/contracts/player';
import { redemptionHistory as messages } from '@goldwren/messages/current/redemption-history';
import { redemptions as shared } from '@goldwren/messages/current/redemptions';
import { moment } from '../../../lib/i18n/format.ts';
import { RedemptionStatusMark } from './redemption-status-mark.tsx';

/** The steps so far with their dates, reasons and notes from staff. Notes are rendered as plain text. */
export function Steps({ history }: { history: Redemption['history'] }) {
  return (
    <details className="group mt-3" open={history.length <= 4}>
      <summary className="link min-h-11 cursor-pointer py-1.5 text-sm text-ink-2">{messages.soFar}</summary>
      <ol className="mt-1 grid gap-2.5 border-l border-line pl-4">
        {history.map(({ status, at, reason, note }) => (
          <li key={`${at}${status}${reason}`} className="grid gap-x-4 text-sm sm:grid-cols-[1fr_auto]">
            <RedemptionStatusMark status={status} className="font-semibold" />
            <time dateTime={at} className="text-ink-3 sm:row-span-2 sm:text-right">
              {moment(at)}
            </time>
            <p className="text-ink-2">{shared.reasons[reason]}</p>
            {note ? (
              <p className="break-words text-ink sm:col-span-2">
                {messages.note} <q className="whitespace-pre-line">{note}</q>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </details>
  );
}
