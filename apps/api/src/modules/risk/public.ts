/**
 * The public interface of risk: jobs, erasure and exports. Nothing that decides about a player may import this module.
 * .dependency-cruiser.cjs lists who may.
 */
export { assessDue } from './assess-due.ts';
export { deleteOldRisk } from './fact.store.ts';
export { deleteRisk, riskRecords } from './personal-data.store.ts';
export { riskPlugin } from './risk.plugin.ts';
export { waitingRiskCases } from './waiting-cases.ts';
