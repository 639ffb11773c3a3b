import { healthMessages } from '@goldwren/messages/staff/monitoring/health';
import { BooksCard } from '../../features/health/books-card.tsx';
import { CellsLink } from '../../features/health/cells-link.tsx';
import { SystemHealthCards } from '../../features/health/system-health.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

const everyMs = 30_000;

export function Component() {
  return (
    <>
      <PageTitle about={healthMessages.about}>{healthMessages.title}</PageTitle>
      <CellsLink />
      <div className="flex flex-col gap-4">
        <BooksCard everyMs={everyMs} />
        <SystemHealthCards everyMs={everyMs} />
      </div>
    </>
  );
}
