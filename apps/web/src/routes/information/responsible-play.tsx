import { ResponsiblePlayPage } from '../../features/responsible-play/responsible-play-page.tsx';

/** /responsible-play. */
export function Component() {
  return <ResponsiblePlayPage />;
}
