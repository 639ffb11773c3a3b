import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '../../lib/api/queries.ts';
import { markTourSeen } from '../../lib/browser/tour-seen.ts';
import { TourDialog } from './tour-dialog.tsx';

/** The request of the dashboard for the latest rounds, so that the tour sends none of its own. */
const rounds = queries.wallet.timeline({ query: { group: 'rounds', limit: '5' } });

/** Shows the tour to a player without a round. It is never shown to a player who has played, in any browser. */
export function FirstTour() {
  const { data } = useQuery(rounds);
  const hasPlayed = data === undefined ? null : data.results.length > 0;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (hasPlayed) markTourSeen();
    // Stays open when the list is loaded again: a round in another tab does not close it.
    else if (hasPlayed === false) setOpen(true);
  }, [hasPlayed]);
  return isOpen ? <TourDialog onSeen={markTourSeen} /> : null;
}
