import { riskMessages } from '@goldwren/messages/staff/checks/risk';
import { CaseList } from '../../features/risk/case-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={riskMessages.about}>{riskMessages.title}</PageTitle>
      <CaseList />
    </>
  );
}
