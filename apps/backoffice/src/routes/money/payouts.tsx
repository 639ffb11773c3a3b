import { payoutMessages as messages } from '@goldwren/messages/staff/money/payouts';
import { DueList } from '../../features/payouts/due-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={messages.about}>{messages.title}</PageTitle>
      <DueList />
    </>
  );
}
