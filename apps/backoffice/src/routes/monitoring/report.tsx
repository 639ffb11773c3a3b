import { useParams } from 'react-router';
import { ReportPage } from '../../features/reports/report-page.tsx';

export function Component() {
  const { day = '' } = useParams();
  return <ReportPage day={day} />;
}
