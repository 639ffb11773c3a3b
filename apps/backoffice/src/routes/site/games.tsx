import { gamesMessages } from '@goldwren/messages/staff/site/games';
import { AllGames } from '../../features/games/all-games.tsx';
import { Switchboard } from '../../features/games/switchboard.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={gamesMessages.about} actions={<AllGames />}>
        {gamesMessages.title}
      </PageTitle>
      <Switchboard />
    </>
  );
}
