import { gallery } from '@goldwren/messages/current/gallery';
import { GamesGallery } from '../../features/games/games-gallery.tsx';
import { ChallengeLink } from '../../shared/games/challenge-link.tsx';

export function Component() {
  return (
    <div className="content pt-6 md:pt-10 low:pt-3">
      <div className="mb-3 grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 sm:low:mb-1 sm:low:grid-cols-[auto_1fr_auto]">
        <h1 className="text-3xl md:text-4xl low:text-2xl">{gallery.title}</h1>
        <p className="order-1 col-span-full text-ink-2 max-sm:text-sm sm:low:order-none sm:low:col-span-1 sm:low:text-sm">
          {gallery.intro}
        </p>
        <ChallengeLink />
      </div>
      <GamesGallery />
    </div>
  );
}
