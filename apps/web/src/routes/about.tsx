import { WelcomePage } from '../features/home/welcome-page.tsx';

/** /about: what visitors read on the home page, for players too. */
export function Component() {
  return <WelcomePage />;
}
