import { useParams } from 'react-router';
import { ReplayPage } from '../../features/play/shell/replay/replay-page.tsx';

/** /replay/{token}. */
export function Component() {
  const { token = '' } = useParams();
  return <ReplayPage key={token} token={token} />;
}
