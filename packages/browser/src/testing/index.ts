export { createTestWindow } from './test-window';
