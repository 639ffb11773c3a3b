import { useParams } from 'react-router';
import { ReviewCase } from '../../features/identity/review-case.tsx';

export function Component() {
  const { playerId = '' } = useParams();
  return <ReviewCase key={playerId} playerId={playerId} />;
}
