/** The public interface of reports: daily figures and liabilities to players, for staff. */
export { computeMissingReports } from './compute-missing-reports.ts';
export { recordLiability } from './liability.ts';
export { reportsPlugin } from './reports.plugin.ts';
