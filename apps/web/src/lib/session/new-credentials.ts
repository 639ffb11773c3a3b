/** Email and password that a person has just registered with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

let held: Credentials | null = null;

/**
 * Fills in the login form that opens after a registration. The credentials stay in the memory of this document, and only
 * until the login page is on screen: never in the address, the history or the storage of the browser.
 * @param open Opens the login page. Resolves when it is on screen.
 */
export async function withNewCredentials(credentials: Credentials, open: () => Promise<void>): Promise<void> {
  held = credentials;
  try {
    await open();
  } finally {
    held = null;
  }
}

/** The credentials of the registration that led to this page, or null. */
export function newCredentials(): Credentials | null {
  return held;
}
