import { payoutWords as words } from '@goldwren/messages/staff/payouts';
import { DueList } from '../features/payouts/due-list.tsx';
import { PageTitle } from '../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={words.about}>{words.title}</PageTitle>
      <DueList />
    </>
  );
}
