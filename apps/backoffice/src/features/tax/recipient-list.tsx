import type { TaxRecipient } from '@goldwren/contracts/staff';
import { taxWords as words } from '@goldwren/messages/staff/tax';
import { api } from '../../lib/api.ts';
import { saveFile } from '../../lib/export-csv.ts';
import { queries } from '../../lib/queries.ts';
import { usePagedList } from '../../lib/use-paged-list.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { Money, moneyText } from '../../shared/money.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { PlayerLink } from '../../shared/player-link.tsx';

function standing({ reported, to_correct: toCorrect, issued }: TaxRecipient): string {
  if (toCorrect) return words.toCorrect;
  if (issued) return words.issued;
  return reported ? words.toReport : words.below;
}

function columnsOf(year: number): readonly ListColumn<TaxRecipient>[] {
  return [
    { title: words.player, text: ({ player }) => player.display, show: ({ player }) => <PlayerLink {...player} /> },
    { title: words.form, text: ({ form }) => words.forms[form] },
    { title: words.payouts, text: ({ payouts }) => String(payouts), numeric: true, wide: true },
    {
      title: words.gross,
      text: ({ gross }) => moneyText(gross, 'USD'),
      show: ({ gross }) => <Money amount={gross} unit="USD" />,
      numeric: true,
    },
    {
      title: words.withheld,
      text: ({ withheld }) => moneyText(withheld, 'USD'),
      show: ({ withheld }) => <Money amount={withheld} unit="USD" />,
      numeric: true,
    },
    { title: words.tin, text: (row) => (row.tin_last4 === null ? words.noTin : `•••• ${row.tin_last4}`), wide: true },
    { title: words.reported, text: standing },
    { title: words.file, text: () => '', show: (row) => <FormFile year={year} row={row} /> },
  ];
}

/** Everybody who was paid in a year. */
export function RecipientList({ year }: { year: number }) {
  const list = usePagedList({ ask: queries.tax.year, filters: [], params: { year: String(year) } });
  return (
    <PagedTable
      list={list}
      caption={words.recipients}
      columns={columnsOf(year)}
      rowKey={({ player }) => player.id}
      empty={words.empty}
      csvName={`tax-${year}`}
    />
  );
}

function FormFile({ year, row }: { year: number; row: TaxRecipient }) {
  if (row.form === '1099_misc' && !row.reported) return null;
  const params = { year: String(year), playerId: row.player.id };
  return (
    <ActionButton
      label={words.download}
      title={words.downloadTitle}
      text={words.downloadText}
      confirm={words.download}
      send={async () => saveFile(`tax-${year}-${row.player.id}.pdf`, await api.tax.form({ params }), 'application/pdf')}
      done={words.downloadDone}
    />
  );
}

/** The return of a year, with taxpayer numbers in full. */
export function ReturnFile({ year }: { year: number }) {
  return (
    <ActionButton
      label={words.csv}
      look="primary"
      title={words.csvTitle(year)}
      text={words.csvText}
      confirm={words.csv}
      send={async () =>
        saveFile(`1099-misc-${year}.csv`, await api.tax.return({ params: { year: String(year) } }), 'text/csv')
      }
      done={words.csvDone}
    />
  );
}
