import { isRecord } from '@fjernsyn/kernel';
import * as z from '../reading/zod';
import { field } from '../wire/fields';
import type { OpenEnum } from '../wire/open-enum';

/** The custom fields of an item that the product reads; any other stays as sent (C3.7, C3.8). */
export interface ItemCustomFields {
  readonly [name: string]: unknown;
  readonly AccessServicesOffered?: readonly string[] | undefined;
  readonly AvailableFrom?: string | undefined;
  readonly BrandingChannelDisplayName?: string | undefined;
  readonly BrandingChannelShort?: string | undefined;
  /** Danish time without a zone. */
  readonly BroadcastTimeDK?: string | undefined;
  readonly ChannelId?: string | undefined;
  readonly ClassificationRating?: string | undefined;
  readonly ContentUniverses?: readonly string[] | undefined;
  readonly ContextualTitleExtraDetails?: string | undefined;
  readonly DisplayCategory?: readonly string[] | undefined;
  readonly ExtraDetails?: string | undefined;
  readonly IsGeoRestricted?: boolean | undefined;
  readonly PageTitle?: string | undefined;
  readonly PlayButtonExtraDetails?: string | undefined;
  readonly PresentationTypeCode?: OpenEnum<'Ongoing' | 'Show' | 'CurrentAffairs' | 'News'> | undefined;
  readonly PrimaryContentUniverse?: string | undefined;
  readonly ProductionCountry?: string | undefined;
  readonly RatingSegment?: string | undefined;
  readonly RectificationText?: string | undefined;
  readonly ShortVideoUrl?: string | undefined;
  readonly SubtitleLanguagesOffered?: readonly string[] | undefined;
  readonly TargetAudience?: string | undefined;
  readonly TitleExtraDetails?: string | undefined;
  /** Stream addresses of a channel. */
  readonly dashURL?: string | undefined;
  readonly dashWithSubtitlesURL?: string | undefined;
  readonly hlsAlternativeURL?: string | undefined;
  readonly hlsSynURL?: string | undefined;
  readonly hlsURL?: string | undefined;
  readonly hlsWithSubtitlesURL?: string | undefined;
}

export const customFieldsSchema = z.looseObject({
  AccessServicesOffered: field.wordsIfSent,
  AvailableFrom: field.text,
  BrandingChannelDisplayName: field.text,
  BrandingChannelShort: field.text,
  BroadcastTimeDK: field.text,
  ChannelId: field.id,
  ClassificationRating: field.text,
  ContentUniverses: field.wordsIfSent,
  ContextualTitleExtraDetails: field.text,
  DisplayCategory: field.wordsIfSent,
  ExtraDetails: field.text,
  IsGeoRestricted: field.flag,
  PageTitle: field.text,
  PlayButtonExtraDetails: field.text,
  PresentationTypeCode: field.text,
  PrimaryContentUniverse: field.text,
  ProductionCountry: field.text,
  RatingSegment: field.text,
  RectificationText: field.text,
  ShortVideoUrl: field.address,
  SubtitleLanguagesOffered: field.wordsIfSent,
  TargetAudience: field.text,
  TitleExtraDetails: field.text,
  dashURL: field.address,
  dashWithSubtitlesURL: field.address,
  hlsAlternativeURL: field.address,
  hlsSynURL: field.address,
  hlsURL: field.address,
  hlsWithSubtitlesURL: field.address,
});

/** The custom fields of an item; no fields for anything but a map. */
export function readItemCustomFields(value: unknown): ItemCustomFields {
  return isRecord(value) ? z.parse(customFieldsSchema, value) : {};
}
