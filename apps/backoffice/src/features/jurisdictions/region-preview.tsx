import type { PolicyRegion } from '@goldwren/contracts/staff';
import { jurisdictionsMessages } from '@goldwren/messages/staff/site/jurisdictions';
import type { Permission } from '@goldwren/rules';
import { permissionNames } from './permission-names.ts';

const messages = jurisdictionsMessages.changes;

/** Shows what a change takes away and gives back in a region, and how many players it affects. */
export function RegionPreview({ region, forbidden }: { region: PolicyRegion; forbidden: readonly Permission[] }) {
  const isOpen = (one: Permission, restrictions: readonly Permission[]) =>
    region.pack_allows.includes(one) && !restrictions.includes(one);
  const loses = region.pack_allows.filter((one) => isOpen(one, region.forbidden) && !isOpen(one, forbidden));
  const gains = region.pack_allows.filter((one) => !isOpen(one, region.forbidden) && isOpen(one, forbidden));
  return (
    <div aria-live="polite" className="text-sm">
      <p>{messages.affected(region.players, region.players_with_sweeps, region.open_redemptions)}</p>
      {loses.length > 0 ? <p>{messages.takes(permissionNames(loses))}</p> : null}
      {gains.length > 0 ? <p>{messages.gives(permissionNames(gains))}</p> : null}
      {loses.length + gains.length === 0 ? <p>{messages.nothing}</p> : null}
    </div>
  );
}
