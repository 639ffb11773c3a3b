import type { Round } from '@goldwren/contracts/player';
import type { AnyGame } from '@goldwren/game-engine';
import { useEffect, useMemo, useState } from 'react';
import type { Decision } from '../../model/round-types.ts';
import { readStoredDecision, removeStoredDecision, storeDecision } from './remembered-decision.ts';

/**
 * The decision that the player is entering, or null before they start. It belongs to one step of one round, so each step
 * starts with null. After a reload, the entered decision is restored. A settled round has none.
 */
export function useDecision(
  table: Pick<Round, 'round_id' | 'state' | 'actions'> | null,
  engine: AnyGame,
): [decision: Decision | null, decide: (decision: Decision) => void] {
  const round = table?.state === 'open' ? table.round_id : null;
  const step = table?.actions.length ?? 0;
  const [made, setMade] = useState<{ round: string; step: number; decision: Decision } | null>(null);
  const stored = useMemo(() => {
    const raw = round === null ? null : readStoredDecision(round, step);
    return raw !== null && engine.kind === 'decision' ? engine.parseAction(raw) : null;
  }, [round, step, engine]);
  const isSettled = table?.state === 'settled';
  useEffect(() => {
    if (isSettled) removeStoredDecision();
  }, [isSettled]);
  const decide = (decision: Decision) => {
    if (round === null) return;
    setMade({ round, step, decision });
    storeDecision({ round, step, decision });
  };
  return [made !== null && made.round === round && made.step === step ? made.decision : stored, decide];
}
