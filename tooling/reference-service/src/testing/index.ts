export { type Browser, type BrowserPage, createBrowser } from './browser';
