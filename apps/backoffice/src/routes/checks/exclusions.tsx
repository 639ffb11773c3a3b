import { exclusionsMessages } from '@goldwren/messages/staff/checks/exclusions';
import { MatchList } from '../../features/exclusions/match-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={exclusionsMessages.about}>{exclusionsMessages.title}</PageTitle>
      <MatchList />
    </>
  );
}
