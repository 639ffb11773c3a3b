import { reportWords } from '@goldwren/messages/staff/reports';
import { ReportList } from '../features/reports/report-list.tsx';
import { PageTitle } from '../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={reportWords.about}>{reportWords.title}</PageTitle>
      <ReportList />
    </>
  );
}
