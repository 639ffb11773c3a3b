import { payoutMessages as messages } from '@goldwren/messages/staff/money/payouts';
import { BatchList } from '../../features/payouts/batch-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={messages.batchesAbout}>{messages.batchesTitle}</PageTitle>
      <BatchList />
    </>
  );
}
