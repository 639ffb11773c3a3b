import type { TaxRecipient } from '@goldwren/contracts/staff';
import { taxMessages as messages } from '@goldwren/messages/staff/money/tax';
import { api } from '../../lib/api.ts';
import { saveFile } from '../../lib/lists/export-csv.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { queries } from '../../lib/queries.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { Money, moneyText } from '../../shared/money.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { PlayerLink } from '../../shared/player-link.tsx';

function statusOf({ reported, to_correct: toCorrect, issued }: TaxRecipient): string {
  if (toCorrect) return messages.toCorrect;
  if (issued) return messages.issued;
  return reported ? messages.toReport : messages.below;
}

function columnsOf(year: number): readonly ListColumn<TaxRecipient>[] {
  return [
    { title: messages.player, text: ({ player }) => player.display, show: ({ player }) => <PlayerLink {...player} /> },
    { title: messages.form, text: ({ form }) => messages.forms[form] },
    { title: messages.payouts, text: ({ payouts }) => String(payouts), numeric: true, wide: true },
    {
      title: messages.gross,
      text: ({ gross }) => moneyText(gross, 'USD'),
      show: ({ gross }) => <Money amount={gross} unit="USD" />,
      numeric: true,
    },
    {
      title: messages.withheld,
      text: ({ withheld }) => moneyText(withheld, 'USD'),
      show: ({ withheld }) => <Money amount={withheld} unit="USD" />,
      numeric: true,
    },
    {
      title: messages.tin,
      text: (row) => (row.tin_last4 === null ? messages.noTin : `•••• ${row.tin_last4}`),
      wide: true,
    },
    { title: messages.reported, text: statusOf },
    { title: messages.file, text: () => '', show: (row) => <FormFile year={year} row={row} /> },
  ];
}

/** All players with payouts in a year. */
export function RecipientList({ year }: { year: number }) {
  const list = usePagedList({ source: queries.tax.year, filters: [], params: { year: String(year) } });
  return (
    <PagedTable
      list={list}
      caption={messages.recipients}
      columns={columnsOf(year)}
      rowKey={({ player }) => player.id}
      empty={messages.empty}
      csvName={`tax-${year}`}
    />
  );
}

function FormFile({ year, row }: { year: number; row: TaxRecipient }) {
  if (row.form === '1099_misc' && !row.reported) return null;
  const params = { year: String(year), playerId: row.player.id };
  return (
    <ActionButton
      label={messages.download}
      title={messages.downloadTitle}
      text={messages.downloadText}
      send={async () => saveFile(`tax-${year}-${row.player.id}.pdf`, await api.tax.form({ params }), 'application/pdf')}
      done={messages.downloadDone}
    />
  );
}

/** The tax return of a year, with full taxpayer numbers. */
export function ReturnFile({ year }: { year: number }) {
  return (
    <ActionButton
      label={messages.csv}
      look="primary"
      title={messages.csvTitle(year)}
      text={messages.csvText}
      send={async () =>
        saveFile(`1099-misc-${year}.csv`, await api.tax.return({ params: { year: String(year) } }), 'text/csv')
      }
      done={messages.csvDone}
    />
  );
}
