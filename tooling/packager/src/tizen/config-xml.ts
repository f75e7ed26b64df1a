import type { Variant } from '../files/made-file';
import { xmlText } from '../files/xml-text';
import type { ProductFacts } from '../product-facts';
import { previewService } from './preview-service';

/** What we call needs these, and no more: a store asks for the reason of each. */
const privileges = [
  'http://tizen.org/privilege/internet',
  'http://tizen.org/privilege/tv.inputdevice',
  'http://tizen.org/privilege/application.launch',
  'http://developer.samsung.com/privilege/network.public',
  'http://developer.samsung.com/privilege/productinfo',
  'http://developer.samsung.com/privilege/drmplay',
] as const;

/** Answers a launch from our row on the set's home without beginning anew. */
const resume = 'http://samsung.com/appcontrol/operation/eden_resume';

/**
 * The manifest of a Samsung package (config.xml). The development variant lets pages of the own network be reached without TLS and shows the
 * browser's menu; stores get neither.
 */
export function configXml(facts: ProductFacts, variant: Variant): string {
  const { name, version, site, tizen, description, vendor } = facts;
  const isStore = variant === 'store';
  const settings: readonly (readonly [string, string])[] = [
    ['screen-orientation', 'landscape'],
    ['context-menu', isStore ? 'disable' : 'enable'],
    ['background-support', 'disable'],
    ['encryption', 'disable'],
    ['install-location', 'auto'],
    ['hwkey-event', 'enable'],
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<widget xmlns="http://www.w3.org/ns/widgets" xmlns:tizen="http://tizen.org/ns/widgets" id="${xmlText(`${site}/app`)}" version="${version}" viewmodes="maximized">`,
    `  <tizen:application id="${tizen.packageId}.${tizen.appName}" package="${tizen.packageId}" required_version="${tizen.requiredVersion}"/>`,
    '  <tizen:profile name="tv-samsung"/>',
    `  <name>${xmlText(name)}</name>`,
    `  <author>${xmlText(vendor)}</author>`,
    `  <description>${xmlText(description.en)}</description>`,
    '  <content src="index.html"/>',
    '  <icon src="icon.png"/>',
    '  <feature name="http://tizen.org/feature/screen.size.all"/>',
    '  <access origin="*" subdomains="true"/>',
    ...privileges.map((privilege) => `  <tizen:privilege name="${privilege}"/>`),
    // Our row on the set's home is brought by a service of ours, and asked of no server.
    '  <tizen:metadata key="http://samsung.com/tv/metadata/use.preview" value="bg_service"/>',
    `  <tizen:service id="${tizen.packageId}.${previewService.name}" auto-restart="false">`,
    `    <tizen:content src="${previewService.path}"/>`,
    `    <tizen:name>${xmlText(`${name} ${previewService.name}`)}</tizen:name>`,
    `    <tizen:description>${xmlText(description.en)}</tizen:description>`,
    '    <tizen:category name="http://tizen.org/category/service"/>',
    '  </tizen:service>',
    '  <tizen:app-control>',
    '    <tizen:src name="index.html" reload="disable"/>',
    `    <tizen:operation name="${resume}"/>`,
    '  </tizen:app-control>',
    ...(isStore ? [] : ['  <tizen:metadata key="http://samsung.com/tv/metadata/allow.mixedcontent" value="true"/>']),
    `  <tizen:setting ${settings.map(([key, value]) => `${key}="${value}"`).join(' ')}/>`,
    '</widget>',
    '',
  ].join('\n');
}
