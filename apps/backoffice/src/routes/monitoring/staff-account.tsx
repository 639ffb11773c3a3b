import { useParams } from 'react-router';
import { StaffAccountPage } from '../../features/staff-accounts/staff-account-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <StaffAccountPage id={id} />;
}
