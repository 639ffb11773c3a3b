import { identityMessages } from '@goldwren/messages/staff/checks/identity';
import { ReviewQueue } from '../../features/identity/review-queue.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={identityMessages.queue.about}>{identityMessages.queue.title}</PageTitle>
      <ReviewQueue />
    </>
  );
}
