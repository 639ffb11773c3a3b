import { rules } from '@goldwren/messages/en/legal/rules';
import { LegalPage } from '../../features/legal/legal-page.tsx';

/** /rules. */
export function Component() {
  return <LegalPage document="rules" text={rules} />;
}
