import { SignInPage } from '../features/sign-in/sign-in-page.tsx';

export function Component() {
  return <SignInPage />;
}
