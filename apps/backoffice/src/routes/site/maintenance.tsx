import { maintenanceMessages } from '@goldwren/messages/staff/site/maintenance';
import { Announcement } from '../../features/maintenance/announcement.tsx';
import { AnnouncementHistory } from '../../features/maintenance/announcement-history.tsx';
import { SettingsElsewhere } from '../../shared/cells/settings-elsewhere.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={maintenanceMessages.about}>{maintenanceMessages.title}</PageTitle>
      <SettingsElsewhere page="maintenance" />
      <Announcement />
      <AnnouncementHistory />
    </>
  );
}
