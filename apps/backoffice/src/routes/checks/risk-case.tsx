import { useParams } from 'react-router';
import { CasePage } from '../../features/risk/case-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <CasePage id={id} />;
}
