import { redemptionPolicy } from '@goldwren/messages/en/legal/redemption-policy';
import { LegalPage } from '../../features/legal/legal-page.tsx';

/** /redemption-policy. */
export function Component() {
  return <LegalPage document="redemption-policy" text={redemptionPolicy} />;
}
