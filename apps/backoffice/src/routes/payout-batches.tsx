import { payoutWords as words } from '@goldwren/messages/staff/payouts';
import { BatchList } from '../features/payouts/batch-list.tsx';
import { PageTitle } from '../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={words.batchesAbout}>{words.batchesTitle}</PageTitle>
      <BatchList />
    </>
  );
}
