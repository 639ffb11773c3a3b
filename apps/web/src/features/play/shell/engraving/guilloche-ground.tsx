import { loadLater } from '../load-later.tsx';
import type { WovenGroundProps } from './woven-ground.tsx';

const woven = loadLater<WovenGroundProps>(async () => (await import('./woven-ground.tsx')).WovenGround);

/** The background of a game. It is decorative and causes no layout, so it loads after the table. */
export function GuillocheGround(props: WovenGroundProps) {
  return <woven.Part {...props} />;
}
