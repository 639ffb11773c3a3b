import { liabilityMessages } from '@goldwren/messages/staff/liability';
import { DayList } from '../features/liability/day-list.tsx';
import { OwedCards } from '../features/liability/owed-cards.tsx';
import { OwedChart } from '../features/liability/owed-chart.tsx';
import { PageTitle } from '../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={liabilityMessages.about}>{liabilityMessages.title}</PageTitle>
      <div className="flex flex-col gap-4">
        <OwedCards />
        <OwedChart />
      </div>
      <h2 className="mt-6 mb-3 text-xl">{liabilityMessages.history}</h2>
      <DayList />
    </>
  );
}
