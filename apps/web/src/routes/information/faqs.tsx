import { FaqsPage } from '../../features/faqs/faqs-page.tsx';

/** /faqs. */
export function Component() {
  return <FaqsPage />;
}
