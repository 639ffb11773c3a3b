import { createHash } from 'node:crypto';

/** The login that tests run the API with. Several runs may share a server, so all of them know it by the same name. */
const testLogin = 'goldwren_test_app';

/** The same database under the API's login, whose password follows from the owner's. */
export function appUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  const password = createHash('sha256').update(`the API of the tests ${url.username}:${url.password}`).digest('hex');
  url.username = testLogin;
  url.password = password;
  return url.toString();
}
