import { redemptionMessages } from '@goldwren/messages/staff/money/redemptions';
import { RedemptionList } from '../../features/redemptions/redemption-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={redemptionMessages.about}>{redemptionMessages.title}</PageTitle>
      <RedemptionList />
    </>
  );
}
