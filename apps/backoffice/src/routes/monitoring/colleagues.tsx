import { colleaguesMessages } from '@goldwren/messages/staff/monitoring/colleagues';
import { ColleagueList } from '../../features/colleagues/colleague-list.tsx';
import { DropMonth } from '../../features/colleagues/drop-month.tsx';
import { InviteColleague } from '../../features/colleagues/invite-colleague.tsx';
import { PendingStaffChanges } from '../../features/colleagues/pending-changes.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle
        about={colleaguesMessages.about}
        actions={
          <>
            <InviteColleague />
            <DropMonth />
          </>
        }
      >
        {colleaguesMessages.title}
      </PageTitle>
      <PendingStaffChanges />
      <ColleagueList />
    </>
  );
}
