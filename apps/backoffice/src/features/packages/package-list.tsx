import type { StaffPackage } from '@goldwren/contracts/staff';
import { frame } from '@goldwren/messages/staff/frame';
import { packagesMessages as messages } from '@goldwren/messages/staff/site/packages';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { StatusText } from '@goldwren/ui/status-text';
import { Table } from '@goldwren/ui/table';
import { useQuery } from '@tanstack/react-query';
import { formats } from '../../lib/format.ts';
import { queries } from '../../lib/queries.ts';
import { Money } from '../../shared/money.tsx';
import { When } from '../../shared/when.tsx';
import { EditPackage, MovePackageUp, SwitchPackage } from './package-actions.tsx';

const cell = 'px-3 py-2 align-top';
const columns = [
  { title: messages.name },
  { title: messages.price, numeric: true },
  { title: messages.gold, numeric: true },
  { title: messages.sweeps, numeric: true },
  { title: messages.sold, numeric: true },
  { title: messages.state },
];

/** Every package in the order of the grid, with its actions. */
export function PackageList() {
  const query = useQuery(queries.packages.list());
  return (
    <div className="card overflow-x-auto">
      <Loaded
        query={query}
        loading={frame.loading}
        skeleton={<Skeleton className="m-3 h-64" />}
        problem={messages.failed}
        problemClass="p-3"
      >
        {({ results }) => (
          <Table caption={messages.caption} cell={cell} columns={columns}>
            {results.map((offer) => (
              <PackageRow key={offer.id} offer={offer} all={results} />
            ))}
          </Table>
        )}
      </Loaded>
    </div>
  );
}

function PackageRow({ offer, all }: { offer: StaffPackage; all: readonly StaffPackage[] }) {
  const right = `${cell} text-right`;
  return (
    <tr className="focus-within:bg-raised hover:bg-raised">
      <td className={cell}>
        <span className="font-medium">{offer.name}</span>
        <span className="block text-sm text-ink-2">
          {messages.made(offer.version, offer.by)}, <When at={offer.at} />
        </span>
        {offer.first_purchase ? <span className="block text-sm text-ink-2">{messages.special}</span> : null}
      </td>
      <td className={right}>
        <Money amount={offer.price_usd} unit="USD" />
      </td>
      <td className={right}>
        <Money amount={offer.gold_amount} unit="gold" />
      </td>
      <td className={right}>
        <Money amount={offer.sweeps_bonus} unit="sweeps" />
      </td>
      <td className={right}>{formats.number(offer.sold_30_days)}</td>
      <td className={cell}>
        <StatusText tone={offer.enabled ? 'ok' : 'warn'}>
          {offer.enabled ? messages.onOffer : messages.offOffer}
        </StatusText>
        <div className="mt-2 flex gap-2 whitespace-nowrap">
          {offer.first_purchase ? null : <EditPackage {...offer} />}
          <SwitchPackage {...offer} />
          <MovePackageUp offer={offer} all={all} />
        </div>
      </td>
    </tr>
  );
}
