import { payoutMessages as messages } from '@goldwren/messages/staff/money/payouts';
import { PayoutList } from '../../features/payouts/payout-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={messages.settleAbout}>{messages.settleTitle}</PageTitle>
      <PayoutList />
    </>
  );
}
