import { later } from '../later.tsx';
import type { WovenGroundProps } from './woven-ground.tsx';

const woven = later<WovenGroundProps>(async () => (await import('./woven-ground.tsx')).WovenGround);

/** The ground of a game. It lies behind everything and moves nothing, so it may come when the table already stands. */
export function GuillocheGround(props: WovenGroundProps) {
  return <woven.Part {...props} />;
}
