import { useParams } from 'react-router';
import { AlertPage } from '../../features/alerts/alert-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <AlertPage id={id} />;
}
