import { leaderboardMessages } from '@goldwren/messages/staff/site/leaderboard';
import { NameList } from '../../features/leaderboard/name-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={leaderboardMessages.about}>{leaderboardMessages.title}</PageTitle>
      <NameList />
    </>
  );
}
