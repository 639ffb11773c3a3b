import { freeEntryMessages } from '@goldwren/messages/staff/checks/free-entries';
import { EnterMailIn } from '../../features/free-entries/enter-mail-in.tsx';
import { EntryList } from '../../features/free-entries/entry-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={freeEntryMessages.about} actions={<EnterMailIn />}>
        {freeEntryMessages.title}
      </PageTitle>
      <EntryList />
    </>
  );
}
