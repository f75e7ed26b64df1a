import { isRecord } from '@fjernsyn/kernel';
import { leaveOut, type ReportFault } from '../reading/fault';
import * as z from '../reading/zod';
import { collect } from '../wire/collect';
import { field } from '../wire/fields';

/** A page the product has; its path may hold parameters such as `/serie/{slug}`. */
export interface SitemapPage {
  readonly id: string;
  readonly path: string;
  readonly template: string;
  readonly title?: string | undefined;
  /** The page's meaning, such as `Home` or `ShowDetail`. */
  readonly key?: string | undefined;
  readonly isStatic: boolean;
  readonly isSystemPage: boolean;
}

export const sitemapPageSchema = z.looseObject({
  id: field.id,
  path: field.path,
  template: field.text,
  title: field.text,
  key: field.text,
  isStatic: field.flag,
  isSystemPage: field.flag,
});

/** The pages of a sitemap; those without an id, path or template are reported and left out. */
export function readSitemap(value: unknown, report: ReportFault, at: string): readonly SitemapPage[] {
  return collect(value, (member, index) => readSitemapPage(member, report, `${at}[${index}]`));
}

function readSitemapPage(value: unknown, report: ReportFault, at: string): SitemapPage | undefined {
  if (!isRecord(value)) return leaveOut(report, at, 'not-an-object');
  const { id, path, template, isStatic, isSystemPage, ...fields } = z.parse(sitemapPageSchema, value);
  if (id === undefined) return leaveOut(report, at, 'no-id');
  if (path === undefined) return leaveOut(report, at, 'no-path', id);
  if (template === undefined) return leaveOut(report, at, 'no-template', id);
  return { ...fields, id, path, template, isStatic: isStatic === true, isSystemPage: isSystemPage === true };
}
