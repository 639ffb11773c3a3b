import { w9 as messages } from '@goldwren/messages/current/w9';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { Banner } from '@goldwren/ui/status-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queries } from '../../../lib/api/queries.ts';
import { day } from '../../../lib/i18n/format.ts';
import { W9Form } from './w9-form.tsx';

/** Explains the tax form that the law requires once prizes reach a threshold, and shows the form. */
export function W9Part({ redemptionId }: { redemptionId: string }) {
  const queryClient = useQueryClient();
  const status = useQuery(queries.tax.w9());
  const [sent, setSent] = useState(false);
  const onSent = () => {
    setSent(true);
    void queryClient.invalidateQueries({ queryKey: ['tax'] });
    void queryClient.invalidateQueries({ queryKey: ['redemptions'] });
  };
  if (sent) return <Received />;
  return (
    <Loaded
      query={status}
      loading={messages.loading}
      skeleton={<Skeleton className="h-96" />}
      problem={messages.problem}
    >
      {({ threshold, paid_this_year: paid, on_file: onFile }) => (
        <>
          <p className="mb-4 max-w-2xl text-ink-2">
            {messages.why(threshold)} {messages.paid(paid)}
          </p>
          {onFile ? (
            <p className="mb-4 text-sm text-ink-2">
              {messages.onFile(onFile.legal_name, onFile.tin_last4, day(onFile.signed_at))}
            </p>
          ) : null}
          <W9Form redemptionId={redemptionId} onSent={onSent} />
        </>
      )}
    </Loaded>
  );
}

/** Replaces the form, and moves the focus here. */
function Received() {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  return (
    <Banner tone="ok" ref={banner}>
      {messages.received}
    </Banner>
  );
}
