import { identityWords } from '@goldwren/messages/staff/identity';
import { ReviewQueue } from '../features/identity/review-queue.tsx';
import { PageTitle } from '../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={identityWords.queue.about}>{identityWords.queue.title}</PageTitle>
      <ReviewQueue />
    </>
  );
}
