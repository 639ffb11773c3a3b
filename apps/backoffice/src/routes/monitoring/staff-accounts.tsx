import { staffAccountsMessages } from '@goldwren/messages/staff/monitoring/staff-accounts';
import { DropMonth } from '../../features/staff-accounts/drop-month.tsx';
import { InviteStaffMember } from '../../features/staff-accounts/invite-staff-member.tsx';
import { PendingStaffChanges } from '../../features/staff-accounts/pending-changes.tsx';
import { StaffAccountList } from '../../features/staff-accounts/staff-account-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle
        about={staffAccountsMessages.about}
        actions={
          <>
            <InviteStaffMember />
            <DropMonth />
          </>
        }
      >
        {staffAccountsMessages.title}
      </PageTitle>
      <PendingStaffChanges />
      <StaffAccountList />
    </>
  );
}
