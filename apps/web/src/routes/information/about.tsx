import { WelcomePage } from '../../features/home/welcome-page.tsx';

/** /about: the content of the visitors' home page, also for players. */
export function Component() {
  return <WelcomePage />;
}
