import { ApiProblem } from '@goldwren/contracts/client';
import type { Challenge, ChallengeAnswer, ChallengeHand } from '@goldwren/contracts/player';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { queries } from '../../../lib/api/queries.ts';
import type { RoundPhase } from '../model/play-state.ts';
import type { Decision } from '../model/round-types.ts';

interface Shown {
  readonly hand: ChallengeHand;
  readonly next: ChallengeHand | null;
  readonly phase: RoundPhase;
  /** What the earlier hands gave up. */
  readonly before: number;
}

function start({ played }: Challenge): Shown {
  const hand = played.at(-1) as ChallengeHand;
  const before = played.slice(0, -1).reduce((sum, { result }) => sum + (result?.given_up_x100 ?? 0), 0);
  return { hand, next: null, phase: hand.result ? 'idle' : 'deciding', before };
}

/** The open hand of the challenge: what is shown of it, and the decisions that are sent. */
export function useChallengeHand(challenge: Challenge) {
  const queryClient = useQueryClient();
  const { queryKey } = queries.challenge.get({ query: {} });
  const [shown, setShown] = useState(() => start(challenge));
  const [decision, setDecision] = useState<Decision | null>(null);
  const { hand, next } = shown;

  const follow = ({ hand: after, next: following, finished }: ChallengeAnswer) => {
    setDecision(null);
    setShown((now) => ({ ...now, hand: after, next: following, phase: after.result ? 'showing' : 'dealing' }));
    if (finished) void queryClient.invalidateQueries({ queryKey: ['wallet'] });
  };
  const act = useMutation({
    mutationFn: (action: Decision) =>
      api.challenge.act({
        body: {
          day: challenge.day,
          hand: hand.number,
          step: hand.actions.length,
          action: action as ChallengeHand['actions'][number],
        },
      }),
    onSuccess: follow,
    // Another tab may have played on: the page then continues from what the server has stored.
    onError: async (error) => {
      if (!(error instanceof ApiProblem)) return;
      // The page then shows why nothing can be decided, instead of the hand.
      if (error.code === 'game_off') return void queryClient.invalidateQueries({ queryKey });
      if (error.status !== 409) return;
      const now = await queryClient.fetchQuery({ ...queries.challenge.get({ query: {} }), staleTime: 0 });
      if (now.day === challenge.day) setShown(start(now));
    },
  });
  const onShown = useCallback(() => setShown((now) => ({ ...now, phase: now.hand.result ? 'idle' : 'deciding' })), []);
  const goOn = () => {
    if (!next) return void queryClient.invalidateQueries({ queryKey });
    setShown((now) => ({
      hand: next,
      next: null,
      phase: 'dealing',
      before: now.before + (now.hand.result?.given_up_x100 ?? 0),
    }));
  };
  const send = (action: Decision) => act.mutate(decision?.type === action.type ? decision : action);
  return { ...shown, decision, setDecision, send, isSending: act.isPending, error: act.error, onShown, goOn };
}
