/** Front door of reports: what each day brought and what is owed to players, for staff. */
export { computeMissingReports } from './compute-missing-reports.ts';
export { takeLiability } from './liability.ts';
export { reportsPlugin } from './reports.plugin.ts';
