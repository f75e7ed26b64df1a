import { isRecord } from '@fjernsyn/kernel';
import { readThemes, type Theme } from '../item/theme';
import type { ReportFault } from '../reading/fault';
import { malformed } from '../reading/malformed';
import { type FeatureFlags, readFeatureFlags } from './feature-flags';
import { type GeneralConfig, readGeneral } from './general';
import { type I18nConfig, readI18n } from './i18n';
import { type LinearConfig, readLinear } from './linear';
import { type Navigation, readNavigation } from './navigation';
import { type PlaybackConfig, readPlayback } from './playback';
import { type RatingClass, readRatingClasses } from './rating-class';
import { readSitemap, type SitemapPage } from './sitemap-page';

/** The configuration of the service; a part that was not asked for, or not sent, is undefined (C7.20). */
export interface ServiceConfig {
  readonly classification?: Readonly<Record<string, RatingClass>> | undefined;
  readonly display?: { readonly themes: readonly Theme[] } | undefined;
  readonly featureFlags?: FeatureFlags | undefined;
  readonly general?: GeneralConfig | undefined;
  readonly i18n?: I18nConfig | undefined;
  readonly linear?: LinearConfig | undefined;
  readonly navigation?: Navigation | undefined;
  readonly playback?: PlaybackConfig | undefined;
  readonly sitemap?: readonly SitemapPage[] | undefined;
  /** As sent; `parseSubscription` reads it where plans are shown. */
  readonly subscription?: unknown;
  /** As sent: state of a client that some deployments send along (S3). */
  readonly contentFilters?: unknown;
  readonly online?: unknown;
  readonly theme?: unknown;
  readonly header?: unknown;
}

/** The answer of the configuration call (C7.20). Throws `contracts/malformed-answer` where it is no object. */
export function parseServiceConfig(value: unknown, report: ReportFault): ServiceConfig {
  if (!isRecord(value)) return malformed('config');
  return {
    ...value,
    classification: readRatingClasses(value.classification),
    display: isRecord(value.display) ? { themes: readThemes(value.display.themes) } : undefined,
    featureFlags: readFeatureFlags(value.featureFlags),
    general: readGeneral(value.general),
    i18n: readI18n(value.i18n),
    linear: readLinear(value.linear),
    navigation: readNavigation(value.navigation, report, 'config.navigation'),
    playback: readPlayback(value.playback),
    sitemap: Array.isArray(value.sitemap) ? readSitemap(value.sitemap, report, 'config.sitemap') : undefined,
  };
}
