export { printRights } from './rights-table';
