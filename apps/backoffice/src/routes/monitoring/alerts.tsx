import { alertMessages } from '@goldwren/messages/staff/monitoring/alerts';
import { AlertList } from '../../features/alerts/alert-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={alertMessages.about}>{alertMessages.title}</PageTitle>
      <AlertList />
    </>
  );
}
