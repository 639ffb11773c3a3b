import { home } from '@goldwren/messages/current/home';
import { Icon } from '@goldwren/ui/icons';
import { GamePoster } from '../../shared/games/game-poster.tsx';
import { Rosette } from '../../shared/rosette/rosette.tsx';

const poster = 'absolute overflow-hidden rounded-(--radius-xl) border border-line';

/** Three games, and the seal that a round gets when the browser has verified it. Hidden on phones. Decorative. */
export function HeroPicture() {
  return (
    <div aria-hidden="true" className="relative mx-auto hidden aspect-square w-full max-w-md md:block low:max-w-64">
      <div className={`${poster} top-[14%] left-0 h-[58%] w-[46%] -rotate-8`}>
        <GamePoster slug="dragon-ways-slots" />
      </div>
      <div className={`${poster} top-[14%] right-0 h-[58%] w-[46%] rotate-8`}>
        <GamePoster slug="gem-cascade-fortune" />
      </div>
      <div className={`${poster} top-[3%] left-[22%] h-[76%] w-[56%] [box-shadow:0_16px_40px_#0006]`}>
        <GamePoster slug="starlight-fortune" />
      </div>
      <div className="card absolute bottom-[2%] left-[6%] flex w-[88%] items-center gap-3 p-3 [box-shadow:0_12px_32px_#0005] low:p-2">
        <span data-coin="gc" className="relative grid size-20 shrink-0 place-items-center low:size-10">
          <Rosette name={home.picture.title} className="absolute inset-0 size-full" />
          <span className="grid size-7 place-items-center rounded-full bg-ok text-ground low:size-5">
            <Icon name="check" className="size-5 low:size-4" />
          </span>
        </span>
        <span className="min-w-0">
          <strong className="block font-display text-lg leading-tight low:text-sm">{home.picture.title}</strong>
          <span className="text-sm text-ink-2 low:hidden">{home.picture.text}</span>
        </span>
      </div>
    </div>
  );
}
