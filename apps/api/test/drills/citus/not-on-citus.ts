/** The files of the listed suites that cannot run on Citus, each with the reason. */
export const notOnCitus: Readonly<Record<string, string>> = {};
