export { contrast } from './contrast';
export { plainBrand } from './plain-brand';
