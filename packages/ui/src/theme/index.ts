export type { ThemeOptions } from './resolve-theme';
export { themeCss } from './theme-css';
