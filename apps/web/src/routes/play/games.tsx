import { gallery } from '@goldwren/messages/current/gallery';
import { GamesGallery } from '../../features/games/games-gallery.tsx';
import { ChallengeLink } from '../../shared/games/challenge-link.tsx';

export function Component() {
  return (
    <div className="content pt-6 md:pt-10">
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-3xl md:text-4xl">{gallery.title}</h1>
        <ChallengeLink />
      </div>
      <p className="mt-1 mb-3 text-ink-2 max-sm:text-sm">{gallery.intro}</p>
      <GamesGallery />
    </div>
  );
}
