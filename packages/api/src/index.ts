export { type Api, type ApiDeps, createApi } from './api';
export type { Health } from './calls/health-call';
export { type ListPageOptions, maxListsPerCall } from './calls/list-calls';
export type { CommonQuery } from './common-query';
export { apiErrors } from './errors';
export type { Fault, FaultLog } from './fault-log';
export { anonymousTokenSource, type TokenScope, type TokenSource } from './token-source';
