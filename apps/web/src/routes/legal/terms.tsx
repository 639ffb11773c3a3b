import { terms } from '@goldwren/messages/en/legal/terms';
import { LegalPage } from '../../features/legal/legal-page.tsx';

/** /terms. */
export function Component() {
  return <LegalPage document="terms" text={terms} />;
}
