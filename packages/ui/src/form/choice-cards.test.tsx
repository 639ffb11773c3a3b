import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { CheckField } from './check-field.tsx';
import { ChoiceCards } from './choice-cards.tsx';

const choices = [
  { value: 'bank', label: 'Virement', note: '3 à 5 jours' },
  { value: 'check', label: 'Chèque' },
] as const;

it('choice cards are radio buttons of one group, and the whole card can be clicked', async () => {
  const chosen: string[] = [];
  const { press } = draw(
    <ChoiceCards legend="Mode" name="mode" choices={choices} value="bank" onChange={(value) => chosen.push(value)} />,
  );
  expect(screen.getByRole('group', { name: 'Mode' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Virement 3 à 5 jours' })).toHaveProperty('checked', true);
  await press.click(screen.getByText('Chèque'));
  expect(chosen).toEqual(['check']);
});

it('choice cards and checkboxes show their errors', () => {
  draw(
    <>
      <ChoiceCards
        legend="Mode"
        name="mode"
        choices={choices}
        value={null}
        onChange={() => undefined}
        error="Choisir."
      />
      <CheckField label="Je certifie" name="certified" error="Certifiez." />
    </>,
  );
  const box = screen.getByRole('checkbox', { name: 'Je certifie' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Certifiez.');
  const group = screen.getByRole('group', { name: 'Mode' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choisir.');
});
