import { GamesGallery } from '../features/games/games-gallery.tsx';

export function Component() {
  return (
    <div className="content pt-6 md:pt-10">
      <h1 className="text-3xl md:text-4xl">Games</h1>
      <p className="mt-2 mb-4 text-ink-2">Every game shows its return and its odds before you stake anything.</p>
      <GamesGallery />
    </div>
  );
}
