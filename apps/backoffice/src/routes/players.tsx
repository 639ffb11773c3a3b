import { playersWords } from '@goldwren/messages/staff/players';
import { PlayerList } from '../features/players/player-list.tsx';
import { PageTitle } from '../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={playersWords.about}>{playersWords.title}</PageTitle>
      <PlayerList />
    </>
  );
}
