import type { StaffMember } from '@goldwren/contracts/staff';
import { frame } from '@goldwren/messages/staff/frame';
import type { PlainPage } from '../../lib/path-to.ts';
import { type NavGroup, navGroups, pageIds, pageOf } from '../../pages.ts';
import { PageNavLink } from '../../shared/page-link.tsx';

/** Returns the pages of a group that this staff member may open. Listed pages have no parameters. */
function listed(group: NavGroup, { permissions }: StaffMember): PlainPage[] {
  return pageIds.filter((id): id is PlainPage => {
    const { nav, permission } = pageOf(id);
    return nav === group && permission !== null && permissions.includes(permission);
  });
}

/** The pages by group. Groups without a page for this role are left out. */
export function Navigation({ staff, onLeave }: { staff: StaffMember; onLeave?: () => void }) {
  const groups = navGroups.map((group) => ({ group, pages: listed(group, staff) })).filter(({ pages }) => pages.length);
  return (
    <nav aria-label={frame.navigation} className="flex flex-col gap-3 px-2">
      {groups.map(({ group, pages }) => (
        <div key={group}>
          <h2 className="px-2 pb-1 font-(family-name:--font-text) text-xs font-semibold tracking-normal text-ink-3">
            {frame.groups[group]}
          </h2>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <PageNavLink
                  page={page}
                  {...(onLeave ? { onClick: onLeave } : {})}
                  className="block rounded-(--radius-s) px-2 py-1.5 text-ink-2 hover:bg-raised hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:font-semibold aria-[current=page]:text-ink pointer-coarse:py-2.5"
                >
                  {pageOf(page).title}
                </PageNavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
