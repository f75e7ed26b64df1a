export type { ThemeOptions } from './theme';
export { themeCss } from './theme-css';
