import { challenge as messages } from '@goldwren/messages/current/challenge';
import { Button } from '@goldwren/ui/button';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queries } from '../../../lib/api/queries.ts';
import type { GameModule } from '../model/game-module.ts';
import { HandReplay } from './hand-replay.tsx';

interface EntryReplayProps {
  entryId: string;
  title: string;
  module: GameModule;
  onClose: () => void;
}

/** The hands of a finished entry, one at a time, each with the best decisions. */
export function EntryReplay({ entryId, title, module, onClose }: EntryReplayProps) {
  const [number, setNumber] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const replay = useQuery(queries.challenge.replay({ params: { entryId } }));
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="card mt-4 p-4" aria-labelledby="challenge-replay">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 id="challenge-replay" ref={heading} tabIndex={-1} className="text-lg">
          {title}
        </h3>
        <Button look="secondary" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
      <Loaded query={replay} skeleton={<Skeleton className="h-80 w-full" />} problem={messages.problem}>
        {({ hands }) => {
          const hand = hands[number];
          return (
            <>
              <div className="mb-3 flex flex-wrap gap-2">
                {hands.map((each) => (
                  <Button
                    key={each.number}
                    look={each.number === number ? 'primary' : 'secondary'}
                    aria-pressed={each.number === number}
                    aria-label={messages.hand(each.number + 1)}
                    onClick={() => setNumber(each.number)}
                  >
                    {each.number + 1}
                  </Button>
                ))}
              </div>
              {hand && <HandReplay key={number} {...{ entryId, hand, module }} />}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
