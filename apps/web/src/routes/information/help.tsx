import { HelpPage } from '../../features/help/help-page.tsx';

/** /help. */
export function Component() {
  return <HelpPage />;
}
