import { ChallengePage } from '../../features/play/challenge/challenge-page.tsx';

export function Component() {
  return <ChallengePage />;
}
