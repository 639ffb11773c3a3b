import type { Achievement } from '@goldwren/contracts/player';
import { achievements as messages } from '@goldwren/messages/current/achievements';
import { Loaded } from '@goldwren/ui/loaded';
import { StatusText } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/api/queries.ts';
import type { PageId } from '../../pages.ts';
import { ListLoading } from '../../shared/list-loading.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { Medal } from './medal.tsx';

/** Where the player does what an achievement needs. A session ends at the table of any game. */
const places = {
  every_game: 'games',
  flawless_challenge: 'daily-challenge',
  own_limit: 'limits',
  second_factor: 'account',
} as const satisfies Partial<Record<Achievement['id'], PageId>>;

/** Every achievement, with the player's progress and what it needs. */
export function AchievementsList() {
  const achievements = useQuery(queries.achievements.list());
  return (
    <Loaded query={achievements} skeleton={<ListLoading label={messages.loading} />} problem={messages.problem}>
      {({ results }) => (
        <ul className="grid gap-3 sm:grid-cols-2 md:gap-4">
          {results.map((achievement) => (
            <AchievementCard key={achievement.id} {...achievement} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function AchievementCard({ id, done, of }: Achievement) {
  const { title, how } = messages.texts[id];
  const isAchieved = done >= of;
  const place = id in places ? (id as keyof typeof places) : null;
  return (
    <li className="card flex items-start gap-4 p-4 md:p-5">
      <Medal {...{ id, done, of }} />
      <div className="flex min-w-0 flex-1 flex-col gap-1 self-stretch">
        <div className="flex items-baseline justify-between gap-x-3">
          <h2 className="min-w-0 text-lg">{title}</h2>
          {isAchieved ? (
            <StatusText tone="ok">{messages.achieved}</StatusText>
          ) : (
            <span className="shrink-0 text-sm text-ink-2 tabular-nums">{messages.progress(done, of)}</span>
          )}
        </div>
        <p className="text-ink-2">{how}</p>
        {place && !isAchieved ? (
          <PageLink page={places[place]} className="link mt-auto inline-flex min-h-11 items-center self-start">
            {messages.open[place]}
          </PageLink>
        ) : null}
      </div>
    </li>
  );
}
