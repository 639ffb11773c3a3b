import { packagesMessages } from '@goldwren/messages/staff/site/packages';
import { PackageList } from '../../features/packages/package-list.tsx';
import { SettingsElsewhere } from '../../shared/cells/settings-elsewhere.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={packagesMessages.about}>{packagesMessages.title}</PageTitle>
      <SettingsElsewhere page="packages" />
      <PackageList />
    </>
  );
}
