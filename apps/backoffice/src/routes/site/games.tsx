import { gamesMessages } from '@goldwren/messages/staff/site/games';
import { AllGames } from '../../features/games/all-games.tsx';
import { Switchboard } from '../../features/games/switchboard.tsx';
import { SettingsElsewhere } from '../../shared/cells/settings-elsewhere.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={gamesMessages.about} actions={<AllGames />}>
        {gamesMessages.title}
      </PageTitle>
      <SettingsElsewhere page="games" />
      <Switchboard />
    </>
  );
}
