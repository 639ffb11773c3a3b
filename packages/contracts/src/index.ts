export { type Contract, contract } from './contract.ts';
export { type Endpoints, endpoints } from './endpoints.ts';
export type { AccountForm, LoginForm, RegisterForm } from './forms.ts';
export type { Game, GameRules } from './shared/game.ts';
export type { Currency } from './shared/money.ts';
export { type ProblemBody, type ProblemCode, type ProblemStatus, problemStatus } from './shared/problem.ts';
export type { Round, RoundRecord, SessionStarted } from './shared/round.ts';
export type { User } from './shared/user.ts';
export type { JournalKind } from './wallet.ts';
