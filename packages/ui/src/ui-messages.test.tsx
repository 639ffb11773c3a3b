import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CopyText } from './data/copy-text.tsx';
import { PasswordField, TextField } from './form/field.tsx';
import { LoadProblem } from './loading/load-problem.tsx';
import { Dialog } from './overlay/dialog.tsx';
import { draw } from './testing/draw.tsx';

describe('texts of the components', () => {
  it('label the close button of a dialog', async () => {
    const onClose = vi.fn();
    const { press } = draw(
      <Dialog open title="Règles" onClose={onClose}>
        texte
      </Dialog>,
    );
    await press.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('mark an optional field, which is not required', () => {
    draw(<TextField label="Téléphone" optional />);
    expect(screen.getByLabelText<HTMLInputElement>('Téléphone (facultatif)').required).toBe(false);
  });

  it('label the button that shows a password', async () => {
    const { press } = draw(<PasswordField label="mot de passe" />);
    const field = screen.getByLabelText<HTMLInputElement>('mot de passe');
    expect(field.type).toBe('password');
    await press.click(screen.getByRole('button', { name: 'Afficher mot de passe' }));
    expect(field.type).toBe('text');
  });

  it('label the retry button and the request ID of a problem', async () => {
    const onRetry = vi.fn();
    const { press } = draw(<LoadProblem text="Impossible" requestId="req-7" onRetry={onRetry} />);
    expect(screen.getByText('Numéro:', { exact: false }).textContent).toBe('Numéro: req-7');
    await press.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('label the copy button, which copies the whole value', async () => {
    const { press } = draw(<CopyText value="round:0199a0a0-7000" what="reference" />);
    await press.click(screen.getByRole('button', { name: 'Copier reference' }));
    expect(await screen.findByText('Copié reference')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('round:0199a0a0-7000');
  });

  it('throw an error without a provider instead of using a default language', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<TextField label="Name" />)).toThrow('UiMessagesProvider');
    silent.mockRestore();
  });
});
