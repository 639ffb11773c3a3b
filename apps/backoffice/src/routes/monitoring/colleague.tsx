import { useParams } from 'react-router';
import { ColleaguePage } from '../../features/colleagues/colleague-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <ColleaguePage id={id} />;
}
