import { sanctionsMessages } from '@goldwren/messages/staff/checks/sanctions';
import { ImportedLists } from '../../features/sanctions/imported-lists.tsx';
import { UploadList } from '../../features/sanctions/upload-list.tsx';
import { UploadedLists } from '../../features/sanctions/uploaded-lists.tsx';
import { SettingsElsewhere } from '../../shared/cells/settings-elsewhere.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={sanctionsMessages.uploads.about} actions={<UploadList />}>
        {sanctionsMessages.uploads.title}
      </PageTitle>
      <SettingsElsewhere page="sanctions-lists" />
      <UploadedLists />
      <ImportedLists />
    </>
  );
}
