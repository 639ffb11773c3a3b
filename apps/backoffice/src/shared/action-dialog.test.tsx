import { ApiProblem } from '@goldwren/contracts/client';
import { NoticePlace } from '@goldwren/ui/notice-place';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInside } from '../testing/render-inside.tsx';
import { ActionButton } from './action-dialog.tsx';
import { ChoiceField, NoteField } from './reason-fields.tsx';

function drawAction(send: (values: Record<string, string>) => Promise<unknown>) {
  return renderInside(
    <>
      <ActionButton
        label="Reject"
        title="Reject the redemption"
        text="The coins go back."
        confirm="Reject it"
        fields={['reason', 'note'] as const}
        send={send}
        done="Rejected."
        problemMessages={{ conflict: 'Another staff member was faster.' }}
      >
        {(errors) => (
          <>
            <ChoiceField options={[['documents', 'Documents']]} error={errors.reason} />
            <NoteField error={errors.note} optional />
          </>
        )}
      </ActionButton>
      <NoticePlace dismiss="Dismiss" />
    </>,
  );
}

describe('the action dialog', () => {
  it('sends one call with reason and note for several clicks, and shows a confirmation', async () => {
    let finish: (value: unknown) => void = () => undefined;
    const send = vi.fn(() => new Promise((resolve) => (finish = resolve)));
    const { press, queryClient } = drawAction(send);
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
    await press.click(screen.getByRole('button', { name: 'Reject' }));
    const dialog = screen.getByRole('dialog', { name: 'Reject the redemption' });
    await press.selectOptions(within(dialog).getByLabelText('Reason'), 'documents');
    await press.type(within(dialog).getByLabelText('Note (optional)'), 'blurred');
    const confirm = within(dialog).getByRole('button', { name: 'Reject it' });
    await press.dblClick(confirm);
    await press.click(confirm);
    expect(send.mock.calls).toEqual([[{ reason: 'documents', note: 'blurred' }]]);
    finish({});
    expect((await screen.findByRole('status')).textContent).toBe('Rejected.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(invalidate).toHaveBeenCalledOnce();
  });

  it('shows a rejection next to its field, and refetches the screen', async () => {
    const refusals = [
      new ApiProblem(
        422,
        { code: 'validation_failed', error: 'Look again.', field_errors: { note: ['Too long.'] } },
        null,
      ),
      new ApiProblem(409, { code: 'conflict', error: 'No longer fits.' }, null),
    ];
    const { press, queryClient } = drawAction(() => Promise.reject(refusals.shift()));
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
    await press.click(screen.getByRole('button', { name: 'Reject' }));
    await press.selectOptions(screen.getByLabelText('Reason'), 'documents');
    await press.click(screen.getByRole('button', { name: 'Reject it' }));
    expect(await screen.findByText('Too long.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Note (optional)'));
    await press.click(screen.getByRole('button', { name: 'Reject it' }));
    expect(await screen.findByText('Another staff member was faster.')).toBeTruthy();
    expect(invalidate).toHaveBeenCalledTimes(2);
  });
});
