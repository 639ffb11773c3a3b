import { playersMessages } from '@goldwren/messages/staff/players';
import { PlayerList } from '../../features/players/player-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={playersMessages.about}>{playersMessages.title}</PageTitle>
      <PlayerList />
    </>
  );
}
