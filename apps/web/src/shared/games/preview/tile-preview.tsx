import { lazy, Suspense } from 'react';

const Preview = lazy(() =>
  // Without its preview, a tile works as before.
  import('./game-preview.tsx').then(
    ({ GamePreview }) => ({ default: GamePreview }),
    () => ({ default: () => null }),
  ),
);

const unwanted = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)', '(forced-colors: active)'];

function isWanted(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData !== true && !unwanted.some((query) => globalThis.matchMedia?.(query).matches);
}

/** The live preview of a tile that is near. Not with reduced motion, saved data or forced colors. */
export function TilePreview({ slug }: { slug: string }) {
  if (!isWanted()) return null;
  return (
    <Suspense fallback={null}>
      <Preview slug={slug} />
    </Suspense>
  );
}
