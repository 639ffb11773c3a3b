import { jurisdictionsMessages } from '@goldwren/messages/staff/site/jurisdictions';
import { Claims } from '../../features/jurisdictions/claims.tsx';
import { PackHistory } from '../../features/jurisdictions/pack-history.tsx';
import { Packs } from '../../features/jurisdictions/packs.tsx';
import { PolicyChanges } from '../../features/jurisdictions/policy-changes.tsx';
import { PolicyVersions } from '../../features/jurisdictions/policy-versions.tsx';
import { SettingsElsewhere } from '../../shared/cells/settings-elsewhere.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={jurisdictionsMessages.about}>{jurisdictionsMessages.title}</PageTitle>
      <SettingsElsewhere page="jurisdictions" />
      <PolicyChanges />
      <Packs />
      <PolicyVersions />
      <PackHistory />
      <Claims />
    </>
  );
}
