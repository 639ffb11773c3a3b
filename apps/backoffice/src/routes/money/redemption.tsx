import { useParams } from 'react-router';
import { RedemptionPage } from '../../features/redemptions/redemption-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <RedemptionPage id={id} />;
}
