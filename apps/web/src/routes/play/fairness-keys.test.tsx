import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { rotationMessage } from '@goldwren/game-engine/fairness';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { anExport, logRound, playerId } from '../../features/play/testing/ended-session.ts';
import { fairnessKey } from '../../features/play/testing/fairness-key.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { checkKeys } from '../../shared/fairness/key-pin.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeDatabase } from '../../testing/fake-database.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

fakeDatabase();

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const public_key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
const previous_id = createHash('sha256').update(Buffer.from(public_key, 'hex')).digest('hex').slice(0, 16);
const earlierKey = { ...fairnessKey, id: previous_id, public_key };

beforeEach(async () => {
  useAuth.setState({ user: aUser({ id: playerId }) });
  await checkKeys({ keys: async () => ({ results: [earlierKey] }) });
});

/** Opens the fairness page of a site whose key replaced the earlier one, and checks a text there. */
async function paste(text: string, signer = privateKey) {
  const signature = sign(null, rotationMessage(public_key, fairnessKey.public_key), signer).toString('hex');
  const results = [{ ...fairnessKey, rotation: { previous_id, signature } }, earlierKey];
  fakeApi({ games: { listRounds: { results: [], next_cursor: null } }, fairness: { keys: { results } } });
  const { press } = renderApp('/fairness');
  await press.click(await screen.findByLabelText('A round or session that you downloaded from a proof'));
  await press.paste(text);
  await press.click(screen.getByRole('button', { name: 'Check it' }));
}

it('accepts a signing key that the earlier key signed, and says that it changed', async () => {
  const { server, record, textOf } = anExport();
  await logRound(server, record);
  await paste(textOf());
  expect(await screen.findByText(/^The signing key changed on .* The earlier key signed the change\.$/)).toBeTruthy();
  expect(await screen.findByText(/^Verified: the round comes/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save evidence' })).toBeNull();
});

it('reports a signing key that another key signed', async () => {
  await paste('{}', generateKeyPairSync('ed25519').privateKey);
  expect(await screen.findByText(/We publish a different signing key than the one/)).toBeTruthy();
  expect(screen.queryByText(/The signing key changed/)).toBeNull();
});
