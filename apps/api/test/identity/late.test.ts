import { beforeAll, describe, expect, test } from 'vitest';
import { createFiles, type Files } from '../../src/modules/files/public.ts';
import { deleteOldDocuments, escalateReviews } from '../../src/modules/identity/public.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { type ReportedEvent, recordEvents } from '../helpers/files.ts';
import { send, submitAll } from '../helpers/people/identity.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
let files: Files;
beforeAll(async () => {
  files = createFiles(api.config.files, api.context.events);
});

describe('an overdue review', () => {
  const delays = async (player: Player) =>
    (await readOutbox(api.owner, player.email)).filter(({ template }) => template === 'identity_delayed').length;
  const reviewOf = async (player: Player) => (await player.client.identity.get()).identity.review;

  async function escalate(): Promise<{ reported: ReportedEvent[]; counted: number }> {
    const { reported, events } = recordEvents();
    const counts = await Promise.all(
      [api, other, api, other].map(({ context }) => escalateReviews({ ...context, events })),
    );
    return { reported, counted: counts.reduce((sum, count) => sum + count, 0) };
  }

  test('is reported once to operators and the player by several processes, and not before its deadline', async () => {
    const [late, inTime] = [await newPlayer(api), await newPlayer(api)];
    await submitAll(late);
    await submitAll(inTime);
    expect((await escalate()).counted).toBe(0);
    const by = "due_at = now() - interval '1 second', submitted_at = now() - interval '8 days'";
    await tamper(api.owner, `UPDATE identity_case SET ${by} WHERE player_id = $1`, [late.id]);
    const { reported, counted } = await escalate();
    expect(counted).toBe(1);
    expect(reported).toMatchObject([{ name: 'identity_overdue', facts: { player: late.id } }]);
    expect((await escalate()).reported).toEqual([]);
    expect([await delays(late), await delays(inTime)]).toEqual([1, 0]);
    expect(await reviewOf(late)).toMatchObject({ delayed: true });
    expect(await reviewOf(inTime)).toMatchObject({ delayed: false });
  });
});

describe('documents that were uploaded but never submitted', () => {
  const aged = (player: Player, days: number) =>
    tamper(
      api.owner,
      'UPDATE identity_document SET uploaded_at = uploaded_at - make_interval(days => $2) WHERE player_id = $1',
      [player.id, days],
    );
  const kindsOf = async (player: Player) =>
    (await player.client.identity.get()).identity.documents.map(({ kind }) => kind);
  /** The files of a player that are not marked for deletion. */
  const kept = async (player: Player) =>
    (
      await api.owner.query('SELECT file_id FROM identity_document WHERE player_id = $1 AND file_id IS NOT NULL', [
        player.id,
      ])
    ).rows.length;

  test('are deleted with their files after thirty days, not earlier, and can be uploaded again', async () => {
    const player = await newPlayer(api);
    await send(player, 'government_id');
    await aged(player, 29);
    expect(await deleteOldDocuments(api.database, files)).toBe(0);
    expect([await kindsOf(player), await kept(player)]).toEqual([['government_id'], 1]);
    await aged(player, 2);
    const counts = await Promise.all([
      deleteOldDocuments(api.database, files),
      deleteOldDocuments(other.database, files),
    ]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect([await kindsOf(player), await kept(player)]).toEqual([[], 0]);
    await send(player, 'government_id');
    expect(await kindsOf(player)).toEqual(['government_id']);
  });

  test('are not deleted at any age when they are part of a review', async () => {
    const player = await newPlayer(api);
    await submitAll(player);
    await aged(player, 400);
    expect(await deleteOldDocuments(api.database, files)).toBe(0);
    expect(await kindsOf(player)).toHaveLength(3);
  });
});
