import { auditMessages } from '@goldwren/messages/staff/monitoring/audit';
import { AuditList } from '../../features/audit/audit-list.tsx';
import { VerifyChain } from '../../features/audit/verify-chain.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={auditMessages.about}>{auditMessages.title}</PageTitle>
      <VerifyChain />
      <AuditList />
    </>
  );
}
