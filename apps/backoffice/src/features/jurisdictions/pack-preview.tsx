import type { PackSwitchRequest } from '@goldwren/contracts/staff';
import { jurisdictionsMessages as messages } from '@goldwren/messages/staff/site/jurisdictions';
import { type Permission, permissions } from '@goldwren/rules';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { permissionNames } from './permission-names.ts';

type RegionChange = PackSwitchRequest['changes'][number];

interface PackPreviewProps {
  pack: string;
  /** The changes when the switch was requested. Numbers of players that have changed since are shown. */
  atRequest?: readonly RegionChange[] | undefined;
}

/** Shows what a switch to a pack changes now by region, and how many players it affects. */
export function PackPreview({ pack, atRequest }: PackPreviewProps) {
  const { data, isError } = useQuery(queries.jurisdictions.preview({ params: { pack } }));
  if (!data) return <p>{isError ? messages.unknown : messages.loading}</p>;
  return (
    <>
      <p>{messages.touched(data.players)}</p>
      <RegionChanges changes={data.changes} atRequest={atRequest} />
    </>
  );
}

/** Lists what changes in each region. */
export function RegionChanges({
  changes,
  atRequest,
}: { changes: readonly RegionChange[] } & Pick<PackPreviewProps, 'atRequest'>) {
  return (
    <ul className="mt-2 list-disc pl-5">
      {changes.map((change) => (
        <li key={nameOf(change)}>
          {playersText(change, atRequest)}
          {change.loses.length > 0 ? `, ${messages.loses(listOf(change.loses))}` : ''}
          {change.gains.length > 0 ? `, ${messages.gains(listOf(change.gains))}` : ''}
        </li>
      ))}
    </ul>
  );
}

function listOf(some: readonly Permission[]): string {
  return some.length === permissions.length ? messages.everything : permissionNames(some);
}

function nameOf({ country, region }: Pick<RegionChange, 'country' | 'region'>): string {
  return `${country}-${region}`;
}

function playersText(change: RegionChange, atRequest: PackPreviewProps['atRequest']): string {
  const name = nameOf(change);
  const before = atRequest?.find((one) => nameOf(one) === name)?.players ?? change.players;
  return before === change.players
    ? messages.change(name, change.players)
    : messages.changeSince(name, change.players, before);
}
