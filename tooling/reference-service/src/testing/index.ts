export { isProfileName, isSameName, toProfileName } from '../viewer/profile-name';
export { type Browser, type BrowserPage, createBrowser } from './browser';
