import { xmlText } from '../files/xml-text';
import type { AitApplication } from './ait-application';

/** The application in the XML form that portals read, to be served as `application/vnd.dvb.ait+xml` (TS 102 809, clause 5.4). */
export function aitXml(application: AitApplication): string {
  const { name, language, organisationId, applicationId, control, isServiceBound, priority, profile } = application;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<mhp:ServiceDiscovery xmlns:mhp="urn:dvb:mhp:2009" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `  <mhp:ApplicationDiscovery DomainName="${xmlText(new URL(application.baseUrl).hostname)}">`,
    '    <mhp:ApplicationList>',
    '      <mhp:Application>',
    `        <mhp:appName Language="${xmlText(language)}">${xmlText(name)}</mhp:appName>`,
    '        <mhp:applicationIdentifier>',
    `          <mhp:orgId>${organisationId}</mhp:orgId>`,
    `          <mhp:appId>${applicationId}</mhp:appId>`,
    '        </mhp:applicationIdentifier>',
    '        <mhp:applicationDescriptor>',
    '          <mhp:type>',
    '            <mhp:OtherApp>application/vnd.hbbtv.xhtml+xml</mhp:OtherApp>',
    '          </mhp:type>',
    `          <mhp:controlCode>${control.toUpperCase()}</mhp:controlCode>`,
    '          <mhp:visibility>VISIBLE_ALL</mhp:visibility>',
    `          <mhp:serviceBound>${isServiceBound}</mhp:serviceBound>`,
    `          <mhp:priority>${hexByte(priority)}</mhp:priority>`,
    '          <mhp:version>01</mhp:version>',
    '          <mhp:mhpVersion>',
    '            <mhp:profile>0</mhp:profile>',
    `            <mhp:versionMajor>${profile.major}</mhp:versionMajor>`,
    `            <mhp:versionMinor>${profile.minor}</mhp:versionMinor>`,
    `            <mhp:versionMicro>${profile.micro}</mhp:versionMicro>`,
    '          </mhp:mhpVersion>',
    '        </mhp:applicationDescriptor>',
    '        <mhp:applicationBoundary>',
    ...application.boundaries.map((url) => `          <mhp:BoundaryExtension>${xmlText(url)}</mhp:BoundaryExtension>`),
    '        </mhp:applicationBoundary>',
    '        <mhp:applicationTransport xsi:type="mhp:HTTPTransportType">',
    `          <mhp:URLBase>${xmlText(application.baseUrl)}</mhp:URLBase>`,
    '        </mhp:applicationTransport>',
    `        <mhp:applicationLocation>${xmlText(application.startPath)}</mhp:applicationLocation>`,
    '      </mhp:Application>',
    '    </mhp:ApplicationList>',
    '  </mhp:ApplicationDiscovery>',
    '</mhp:ServiceDiscovery>',
    '',
  ].join('\n');
}

/** Numbers of one byte stand as two digits of base 16 there. */
function hexByte(value: number): string {
  return value.toString(16).padStart(2, '0').toUpperCase();
}
