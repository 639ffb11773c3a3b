import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CopyText } from './copy-text.tsx';
import { Dialog } from './dialog.tsx';
import { PasswordField, TextField } from './field.tsx';
import { LoadProblem } from './load-problem.tsx';
import { draw } from './testing/draw.tsx';

describe('what components say themselves comes from the application', () => {
  it('a dialog names its close button', async () => {
    const onClose = vi.fn();
    const { press } = draw(
      <Dialog open title="Règles" onClose={onClose}>
        texte
      </Dialog>,
    );
    await press.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('a field says that it may stay empty, and then is not required', () => {
    draw(<TextField label="Téléphone" optional />);
    expect(screen.getByLabelText<HTMLInputElement>('Téléphone (facultatif)').required).toBe(false);
  });

  it('a password is shown on demand', async () => {
    const { press } = draw(<PasswordField label="mot de passe" />);
    const field = screen.getByLabelText<HTMLInputElement>('mot de passe');
    expect(field.type).toBe('password');
    await press.click(screen.getByRole('button', { name: 'Afficher mot de passe' }));
    expect(field.type).toBe('text');
  });

  it('a problem offers to try again and names what support can look up', async () => {
    const onRetry = vi.fn();
    const { press } = draw(<LoadProblem text="Impossible" requestId="req-7" onRetry={onRetry} />);
    expect(screen.getByText('Numéro:', { exact: false }).textContent).toBe('Numéro: req-7');
    await press.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('a value is copied whole', async () => {
    const { press } = draw(<CopyText value="round:0199a0a0-7000" what="reference" />);
    await press.click(screen.getByRole('button', { name: 'Copier reference' }));
    expect(await screen.findByText('Copié reference')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('round:0199a0a0-7000');
  });

  it('without an application around it a component fails loudly instead of speaking a language of its own', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<TextField label="Name" />)).toThrow('UiMessagesProvider');
    silent.mockRestore();
  });
});
