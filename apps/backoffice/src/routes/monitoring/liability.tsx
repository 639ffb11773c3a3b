import { liabilityMessages } from '@goldwren/messages/staff/monitoring/liability';
import { DayList } from '../../features/liability/day-list.tsx';
import { LiabilityCards } from '../../features/liability/liability-cards.tsx';
import { LiabilityChart } from '../../features/liability/liability-chart.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={liabilityMessages.about}>{liabilityMessages.title}</PageTitle>
      <div className="flex flex-col gap-4">
        <LiabilityCards />
        <LiabilityChart />
      </div>
      <h2 className="mt-6 mb-3 text-xl">{liabilityMessages.history}</h2>
      <DayList />
    </>
  );
}
