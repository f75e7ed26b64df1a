import type { WebConfiguration } from '@fjernsyn/packager';
import type { ReferenceServiceOptions } from '@fjernsyn/reference-service';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { BrowserPage, PageOptions } from '../driver/browser-page';
import type { Browser, EngineName } from '../driver/launch-browser';
import { openBrowser } from './open-browser';
import { type Product, startProduct } from './start-product';

/** What a journey stands on: the product, a browser, and a fresh page for each test. */
export interface Journey {
  readonly product: Product;
  readonly page: BrowserPage;
  /** For pages of other devices, each in a profile of its own. */
  readonly browser: Browser;
}

/** What {@link withProduct} is asked for. */
export interface JourneyOptions {
  readonly engine?: EngineName;
  readonly configuration?: WebConfiguration;
  /** How the service is started. */
  readonly service?: ReferenceServiceOptions;
  /** How the page of each test is opened. */
  readonly page?: PageOptions;
}

/** Starts the product and a browser around the tests of a `describe`; faults are cleared and the page is closed after each. */
export function withProduct(journey: JourneyOptions = {}): () => Journey {
  const { engine = 'current', configuration, service, page: options } = journey;
  let product: Product | undefined;
  let browser: Browser | undefined;
  let page: BrowserPage | undefined;

  beforeAll(async () => {
    product = await startProduct(configuration, service);
    browser = await openBrowser(engine);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.close();
  });
  beforeEach(async () => {
    page = await browser?.openPage(options);
  });
  afterEach(async () => {
    product?.service.faults.clear();
    await page?.close();
  });

  return () => {
    if (product === undefined || browser === undefined || page === undefined)
      throw new Error('A journey begins within a test.');
    return { product, page, browser };
  };
}
