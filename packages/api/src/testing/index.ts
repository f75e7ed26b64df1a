export { anonymousTokenSource } from './anonymous-token-source';
export { type DescribedCall, describeCalls } from './describe-calls';
