import { reportMessages } from '@goldwren/messages/staff/monitoring/reports';
import { ReportList } from '../../features/reports/report-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={reportMessages.about}>{reportMessages.title}</PageTitle>
      <ReportList />
    </>
  );
}
