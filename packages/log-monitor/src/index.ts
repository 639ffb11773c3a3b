export { createSigningKey } from './node-cryptography.ts';
export { exitCodes, runMonitor } from './run-monitor.ts';
export { createWitnessServer } from './witness-server.ts';
