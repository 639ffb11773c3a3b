import type { MaintenanceNotice } from '@goldwren/contracts/staff';
import { maintenanceMessages as messages } from '@goldwren/messages/staff/site/maintenance';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { TextField } from '@goldwren/ui/field';
import { StatusText } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queries } from '../../lib/queries.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { Detail } from '../../shared/detail.tsx';
import { ReasonField } from '../../shared/reason-fields.tsx';
import { windowText } from './window-text.ts';

/** Converts the value of a `datetime-local` field. An invalid one stays as it is, so that the server names the field. */
function toInstant(local: string): string {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? local : at.toISOString();
}

/** The announced maintenance, a new announcement, and the end of the current one. */
export function Announcement() {
  const query = useQuery(queries.maintenance.get());
  return (
    <SectionCard title={messages.current}>
      <Detail query={query}>
        {({ current, state }) => (
          <>
            <StatusText tone={state === 'under_way' ? 'warn' : 'info'}>{messages.states[state]}</StatusText>
            {current && state !== 'none' ? (
              <Facts
                className="my-3"
                facts={[
                  [`${messages.what}, ${messages.zoneOfList}`, windowText(current)],
                  [messages.by, current.by],
                  [messages.reason, current.reason],
                ]}
              />
            ) : null}
            <div className="mt-4 flex flex-wrap gap-2">
              <Announce current={current} />
              {current && state !== 'none' ? <End id={current.id} /> : null}
            </div>
          </>
        )}
      </Detail>
    </SectionCard>
  );
}

function Announce({ current }: { current: MaintenanceNotice | null }) {
  const zone = messages.zone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <ActionButton
      label={messages.announce}
      text={messages.announceText}
      fields={['starts_at', 'ends_at', 'reason']}
      send={({ starts_at, ends_at, reason }) =>
        api.maintenance.announce({
          body: {
            starts_at: toInstant(starts_at),
            ends_at: toInstant(ends_at),
            current: current?.id ?? null,
            reason,
          },
        })
      }
      done={messages.announced}
    >
      {(errors) => (
        <>
          <TextField
            type="datetime-local"
            name="starts_at"
            label={messages.from}
            hint={zone}
            error={errors.starts_at}
          />
          <TextField type="datetime-local" name="ends_at" label={messages.until} hint={zone} error={errors.ends_at} />
          <ReasonField error={errors.reason} />
        </>
      )}
    </ActionButton>
  );
}

function End({ id }: { id: number }) {
  return (
    <ActionButton
      label={messages.end}
      text={messages.endText}
      fields={['reason']}
      send={({ reason }) => api.maintenance.end({ body: { current: id, reason } })}
      done={messages.endDone}
    >
      {(errors) => <ReasonField error={errors.reason} />}
    </ActionButton>
  );
}
