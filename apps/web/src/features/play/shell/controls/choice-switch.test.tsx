import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ChoiceSwitch } from './choice-switch.tsx';

const options = [
  { value: 'low', label: 'Low' },
  { value: 'high', label: 'High' },
] as const;

it('is a named radio group that can be changed by a press and by an arrow key', async () => {
  const onChange = vi.fn();
  render(<ChoiceSwitch legend="Risk" options={options} value="low" locked={false} onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Risk' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Low' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByText('High'));
  expect(onChange).toHaveBeenLastCalledWith('high');
});

it('preserves its choice while a round is running, and the focus on it', async () => {
  const onChange = vi.fn();
  render(<ChoiceSwitch legend="Risk" options={options} value="low" locked onChange={onChange} />);
  await userEvent.click(screen.getByText('High'));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('radio', { name: 'High' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('radio', { name: 'Low' })).toHaveProperty('disabled', false);
});
