import { workWords } from '@goldwren/messages/staff/work';
import { WaitingQueues } from '../features/work/waiting-queues.tsx';
import { PageTitle } from '../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={workWords.about}>{workWords.title}</PageTitle>
      <WaitingQueues />
    </>
  );
}
