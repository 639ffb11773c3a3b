import { sanctionsMessages } from '@goldwren/messages/staff/checks/sanctions';
import { ImportedLists } from '../../features/sanctions/imported-lists.tsx';
import { MatchList } from '../../features/sanctions/match-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={sanctionsMessages.about}>{sanctionsMessages.title}</PageTitle>
      <MatchList />
      <ImportedLists />
    </>
  );
}
