import { useSearchParams } from 'react-router';
import { SetUpPage } from '../features/set-up/set-up-page.tsx';

export function Component() {
  const [query] = useSearchParams();
  return <SetUpPage token={query.get('token') ?? ''} />;
}
