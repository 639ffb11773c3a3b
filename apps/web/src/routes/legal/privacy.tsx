import { privacy } from '@goldwren/messages/en/legal/privacy';
import { AccountDeleted } from '../../features/legal/account-deleted.tsx';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { YourData } from '../../features/legal/your-data.tsx';

/** /privacy. */
export function Component() {
  return (
    <LegalPage document="privacy" text={privacy}>
      <AccountDeleted />
      <YourData />
    </LegalPage>
  );
}
