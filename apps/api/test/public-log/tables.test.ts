import { beforeAll, expect, test } from 'vitest';
import { sequenceLog } from '../../src/modules/public-log/public.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { memoryTiles, sequencerOf } from '../helpers/public-log.ts';

const api = setUpTestApi();
beforeAll(async () => {
  await sequenceLog(sequencerOf(api, { tiles: memoryTiles() }));
});

test.each([
  ['another position', 'UPDATE log_entry SET position = position + 1000'],
  ['other bytes', "UPDATE log_entry SET entry = 'x'"],
  ['no position', 'UPDATE log_entry SET position = NULL, entry = NULL, body = $${}$$'],
  ['another kind', "UPDATE log_entry SET kind = 'liabilities'"],
  ['no entry', 'DELETE FROM log_entry'],
  ['a smaller tree', 'UPDATE log_head SET size = size - 1'],
  ['another root', "UPDATE log_head SET root = sha256('')"],
  ['another note', "UPDATE log_head SET note = 'x'"],
  ['an older checkpoint', 'UPDATE log_head SET published_size = 0'],
  ['no head', 'DELETE FROM log_head'],
])('the tables of the log do not accept %s, even from the owner', async (_what, statement) => {
  await expect(api.owner.query(statement)).rejects.toMatchObject({ code: 'GW002' });
});
