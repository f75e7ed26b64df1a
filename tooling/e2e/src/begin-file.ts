// Runs before each file of tests in happy-dom is read: threads share a window, and modules take it as they find it.
import { vi } from 'vitest';
import { freshPage } from './fresh-page.ts';

vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
freshPage(window);
