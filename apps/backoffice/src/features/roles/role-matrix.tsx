import type { StaffRoleGrants } from '@goldwren/contracts/staff';
import { frame } from '@goldwren/messages/staff/frame';
import { rolesMessages as messages } from '@goldwren/messages/staff/monitoring/roles';
import { type StaffPermission, staffPermissions } from '@goldwren/rules';
import { FrameIcon } from '@goldwren/ui/frame-icons';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { Table } from '@goldwren/ui/table';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { ScrollBox } from '../../shared/scroll-box.tsx';
import { ChangeRole } from './change-role.tsx';

const cell = 'px-2 py-2 align-top sm:px-3';

/** What each role allows, and the form to request a change of one role. */
export function RoleMatrix() {
  const query = useQuery(queries.roles.list());
  return (
    <Loaded
      query={query}
      loading={frame.loading}
      skeleton={<Skeleton className="h-96" />}
      problem={messages.failed}
      keepsOlder
    >
      {({ results }) => (
        <>
          <div className="mb-4 flex flex-wrap gap-2">
            {results.map((role) => (
              <ChangeRole key={`${role.role} ${role.permissions.join()}`} {...role} />
            ))}
          </div>
          <ScrollBox label={messages.caption} className="card overflow-x-auto">
            <Table
              caption={messages.caption}
              cell={cell}
              columns={[
                { title: messages.permission },
                ...results.map(({ role }) => ({ title: frame.account.roles[role] })),
              ]}
            >
              {staffPermissions.map((permission) => (
                <tr key={permission} className="hover:bg-raised">
                  <th scope="row" className={`${cell} min-w-36 text-left font-normal`}>
                    {messages.permissions[permission]}
                  </th>
                  {results.map((role) => (
                    <td key={role.role} className={`${cell} relative`}>
                      <Granted {...role} permission={permission} />
                    </td>
                  ))}
                </tr>
              ))}
            </Table>
          </ScrollBox>
        </>
      )}
    </Loaded>
  );
}

function Granted({ permissions, permission }: StaffRoleGrants & { permission: StaffPermission }) {
  const isGranted = permissions.includes(permission);
  return (
    <>
      {isGranted ? <FrameIcon name="check" className="size-5 text-ok" /> : <span aria-hidden="true">–</span>}
      <span className="sr-only">{isGranted ? messages.yes : messages.no}</span>
    </>
  );
}
