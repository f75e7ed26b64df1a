import type { TestProject } from 'vitest/node';
import { launchBrowser } from '../driver/launch-browser';

/** Starts the one browser of a run before its first test, and ends it after the last; vitest calls it by this name. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchBrowser({ engine: 'current' });
  project.provide('browserAddress', browser.address);
  return browser.close;
}
