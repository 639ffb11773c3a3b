import { ticketMessages as messages } from '@goldwren/messages/staff/queues/tickets';
import { Button } from '@goldwren/ui/button';
import { SelectField } from '@goldwren/ui/field';
import { notify } from '@goldwren/ui/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/problem-messages.ts';
import { queries } from '../../lib/queries.ts';

/** The staff members who may answer tickets, and "no one", as options of a select. */
export function AssigneeOptions() {
  const { data } = useQuery(queries.tickets.assignees());
  return (
    <>
      {data?.results.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value="">{messages.unassigned}</option>
    </>
  );
}

/** Assigns the selected tickets to a staff member. */
export function AssignBar({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const assign = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const to = String(new FormData(event.currentTarget).get('to') ?? '') || null;
    setBusy(true);
    try {
      const { changed } = await api.tickets.assignMany({ body: { ids: [...ids], to } });
      notify('ok', messages.assignedMany(changed));
      onDone();
      await queryClient.invalidateQueries();
    } catch (error) {
      notify('bad', sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={assign}
      aria-label={messages.assignSelected}
      className="card mb-3 flex flex-wrap items-end gap-3 p-3"
    >
      <p role="status" className="min-h-9 content-center">
        {messages.selected(ids.length)}
      </p>
      <div className="min-w-48">
        <SelectField label={messages.assigned} name="to" defaultValue="" required={false}>
          <AssigneeOptions />
        </SelectField>
      </div>
      <Button type="submit" busy={busy}>
        {messages.assignSelected}
      </Button>
      <Button look="quiet" onClick={onDone}>
        {messages.clearSelection}
      </Button>
    </form>
  );
}
