import type { SessionStarted } from '@goldwren/contracts/player';
import { play } from '@goldwren/messages/current/play';
import { PageLink } from '../../../../shared/navigation/page-link.tsx';
import type { PlayState } from '../../model/play-state.ts';
import { ClientSeedField } from './client-seed-field.tsx';

export interface SessionFairnessProps {
  session: SessionStarted;
  state: Pick<PlayState, 'watchedFrom'>;
  ownText: string;
  onOwnText: (text: string) => void;
}

/** What the browser verifies in this session, and the player's own part of the seeds. */
export function SessionFairness({ session, state, ownText, onOwnText }: SessionFairnessProps) {
  return (
    <>
      <p className="mb-3 text-sm text-ink-2">
        {play.session.fairnessText}{' '}
        {state.watchedFrom !== null && state.watchedFrom > 0 && play.session.watchedFrom(state.watchedFrom)}{' '}
        <PageLink className="link" page="fairness">
          {play.session.howItWorks}
        </PageLink>
      </p>
      <ClientSeedField key={session.session_id} text={ownText} onChange={onOwnText} />
    </>
  );
}
