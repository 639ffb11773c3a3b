import type { Context } from '../../../context.ts';
import { type DirectoryPerson, offBoardStaff, selectPeople } from '../../staff/public.ts';
import { ScimError } from './scim-error.ts';

type Deps = Pick<Context, 'database' | 'clock' | 'config'>;

const minuteMs = 60_000;
const lastAdmin =
  'The last administrator cannot be disabled. Make another person an administrator, or use the command pnpm staff:disable.';

/** @throws ScimError 404. */
export async function readPerson({ database: { db } }: Pick<Deps, 'database'>, id: string): Promise<DirectoryPerson> {
  const [person] = await selectPeople(db, { id }, { offset: 0, limit: 1 });
  if (!person) throw new ScimError(404, 'The user does not exist.');
  return person;
}

/**
 * Sets whether a person may sign in. The directory only takes access away: it disables an account without a second person, and
 * never enables one.
 * @throws ScimError 404; 403 to enable a disabled account; 409 for the last administrator.
 */
export async function setActive(deps: Deps, id: string, isActive: boolean): Promise<DirectoryPerson> {
  const person = await readPerson(deps, id);
  if (isActive && person.disabledAt !== null) {
    throw new ScimError(403, 'SCIM cannot enable an account. An admin enables it in the back office.');
  }
  if (!isActive) await disable(deps, id, false);
  return isActive ? person : readPerson(deps, id);
}

/** Disables an account and hides it from the directory. @throws ScimError 404, also when it was deleted before; 409. */
export async function deletePerson(deps: Deps, id: string): Promise<void> {
  if (!(await disable(deps, id, true))) throw new ScimError(404, 'The user does not exist.');
}

async function disable({ database, clock, config }: Deps, staffId: string, isDeleted: boolean): Promise<boolean> {
  const minute = Math.floor(clock.now().getTime() / minuteMs);
  const { known, is_last_admin } = await offBoardStaff(database.db, config.seedKey, { staffId, isDeleted, minute });
  if (is_last_admin) throw new ScimError(409, lastAdmin);
  return known;
}
