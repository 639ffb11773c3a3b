import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ChoiceSwitch } from './choice-switch.tsx';

const options = [
  { value: 'low', label: 'Low' },
  { value: 'high', label: 'High' },
] as const;

it('is a named group of radios, of which a press and an arrow choose', async () => {
  const onChange = vi.fn();
  render(<ChoiceSwitch legend="Risk" options={options} value="low" locked={false} onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Risk' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Low' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByText('High'));
  expect(onChange).toHaveBeenLastCalledWith('high');
});

it('keeps its choice while a round runs, and the focus that lies on it', async () => {
  const onChange = vi.fn();
  render(<ChoiceSwitch legend="Risk" options={options} value="low" locked onChange={onChange} />);
  await userEvent.click(screen.getByText('High'));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('radio', { name: 'High' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('radio', { name: 'Low' })).toHaveProperty('disabled', false);
});
