import { useParams } from 'react-router';
import { EntryPage } from '../../features/free-entries/entry-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <EntryPage id={id} />;
}
