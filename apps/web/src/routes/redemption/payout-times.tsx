import { TimesPage } from '../../features/payout-times/times-page.tsx';

/** /payout-times. */
export function Component() {
  return <TimesPage />;
}
