import { loadLater } from '../loading/load-later.tsx';
import type { WorldLayersProps } from './world-layers.tsx';

const layers = loadLater<WorldLayersProps>(async () => (await import('./world-layers.tsx')).WorldLayers);

/** The world of a game: its pictures behind the stage. They cause no layout, so they load after the table. */
export function World(props: WorldLayersProps) {
  return <layers.Part {...props} />;
}
