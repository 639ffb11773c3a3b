import { FairnessPage } from '../../features/fairness/fairness-page.tsx';

/** /fairness. */
export function Component() {
  return <FairnessPage />;
}
