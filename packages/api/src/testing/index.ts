export { type DescribedCall, describeCalls } from './describe-calls';
