import { adjustmentsMessages } from '@goldwren/messages/staff/money/adjustments';
import { AdjustmentList } from '../../features/adjustments/adjustment-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={adjustmentsMessages.about}>{adjustmentsMessages.title}</PageTitle>
      <AdjustmentList />
    </>
  );
}
