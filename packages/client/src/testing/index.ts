export { furnishPage, type PageRig } from './furnish-page';
