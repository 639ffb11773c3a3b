import { freeEntryMessages } from '@goldwren/messages/staff/free-entries';
import { EntryList } from '../../features/free-entries/entry-list.tsx';
import { KeyInCard } from '../../features/free-entries/key-in-card.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={freeEntryMessages.about} actions={<KeyInCard />}>
        {freeEntryMessages.title}
      </PageTitle>
      <EntryList />
    </>
  );
}
