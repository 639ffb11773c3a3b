import { sanctionsMessages } from '@goldwren/messages/staff/checks/sanctions';
import { MatchList } from '../../features/sanctions/match-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={sanctionsMessages.about}>{sanctionsMessages.title}</PageTitle>
      <MatchList />
    </>
  );
}
