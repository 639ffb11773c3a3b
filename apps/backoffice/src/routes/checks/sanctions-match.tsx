import { useParams } from 'react-router';
import { MatchPage } from '../../features/sanctions/match-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <MatchPage id={id} />;
}
