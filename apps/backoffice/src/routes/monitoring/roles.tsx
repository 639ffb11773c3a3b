import { rolesMessages } from '@goldwren/messages/staff/monitoring/roles';
import { RoleMatrix } from '../../features/roles/role-matrix.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={rolesMessages.about}>{rolesMessages.title}</PageTitle>
      <RoleMatrix />
    </>
  );
}
