import { colleaguesMessages } from '@goldwren/messages/staff/monitoring/colleagues';
import { ColleagueList } from '../../features/colleagues/colleague-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={colleaguesMessages.about}>{colleaguesMessages.title}</PageTitle>
      <ColleagueList />
    </>
  );
}
