import { redemptionWords } from '@goldwren/messages/staff/redemptions';
import { RedemptionList } from '../features/redemptions/redemption-list.tsx';
import { PageTitle } from '../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={redemptionWords.about}>{redemptionWords.title}</PageTitle>
      <RedemptionList />
    </>
  );
}
