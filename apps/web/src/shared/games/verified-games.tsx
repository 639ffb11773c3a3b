import { home } from '@goldwren/messages/current/home';
import { FrameIcon } from '@goldwren/ui/frame-icons';
import { GamePoster } from './game-poster.tsx';

const poster = 'absolute overflow-hidden rounded-(--radius-xl) border border-line';

/** Three games, and what a table says when the browser has verified a round. Hidden on phones. Decorative. */
export function VerifiedGames() {
  return (
    <div aria-hidden="true" className="relative mx-auto hidden aspect-square w-full max-w-md md:block low:max-w-64">
      <div className={`${poster} top-[14%] left-0 h-[58%] w-[46%] -rotate-8`}>
        <GamePoster slug="dragon-ways-slots" className="size-full" />
      </div>
      <div className={`${poster} top-[14%] right-0 h-[58%] w-[46%] rotate-8`}>
        <GamePoster slug="gem-cascade-fortune" className="size-full" />
      </div>
      <div className={`${poster} top-[3%] left-[22%] h-[76%] w-[56%] [box-shadow:0_16px_40px_#0006]`}>
        <GamePoster slug="starlight-fortune" className="size-full" />
      </div>
      <div className="card absolute bottom-[2%] left-[6%] flex w-[88%] items-center gap-3 p-3 [box-shadow:0_12px_32px_#0005] low:p-2">
        <span className="grid size-14 shrink-0 place-items-center rounded-full border-2 border-ok text-ok low:size-10">
          <FrameIcon name="check" className="size-8 low:size-6" />
        </span>
        <span className="min-w-0">
          <strong className="block font-display text-lg leading-tight low:text-sm">{home.picture.title}</strong>
          <span className="text-sm text-ink-2 low:hidden">{home.picture.text}</span>
        </span>
      </div>
    </div>
  );
}
