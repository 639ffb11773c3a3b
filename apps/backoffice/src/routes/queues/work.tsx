import { workMessages } from '@goldwren/messages/staff/queues/work';
import { WaitingQueues } from '../../features/work-queues/waiting-queues.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={workMessages.about}>{workMessages.title}</PageTitle>
      <WaitingQueues />
    </>
  );
}
