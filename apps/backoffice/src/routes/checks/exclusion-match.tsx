import { useParams } from 'react-router';
import { MatchPage } from '../../features/exclusions/match-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <MatchPage id={id} />;
}
