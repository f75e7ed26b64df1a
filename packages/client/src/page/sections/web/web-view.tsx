import type { Configuration } from '@fjernsyn/shell';
import { Passage } from '@fjernsyn/ui';
import { type ReactElement, useMemo } from 'react';
import { useClient, useOpened } from '../../../application-context';
import { useLoaded } from '../../../hooks/use-loaded';
import { useTexts } from '../../../hooks/use-texts';
import { typedAddress } from '../../../overlay/typed-address';
import type { SectionProps } from '../section-props';
import { useFirstRow } from '../use-first-row';
import { webTexts } from './web-texts';
import styles from './web-view.module.css';

// What draws codes is large, and few pages have one.
const importCode = () => import('./address-code');

/**
 * A page of the web: one of the service's own hosts stands in a browser in a frame that can reach nothing of ours, with the way to a window
 * of its own. Of any other, and on a set, which has no pointer for it, there is the address to type and to scan (C2.17, C2.29).
 */
export function WebView({ section: { id, title, url }, order }: SectionProps<'web'>): ReactElement {
  const t = useTexts(webTexts);
  const { device, configuration } = useClient().application;
  const { links } = useOpened().places;
  const isFramed = device.target === 'web' && isOfService(url, configuration);
  const address = typedAddress(url);
  const blocks = useMemo(
    () =>
      isFramed
        ? []
        : [
            { kind: 'paragraph', text: t('web.elsewhere') } as const,
            { kind: 'fact', name: t('web.address'), text: address } as const,
          ],
    [isFramed, t, address],
  );
  useFirstRow(order, true);
  return (
    <Passage
      focusKey={id}
      order={order}
      title={title || undefined}
      blocks={blocks}
      figure={isFramed ? <Frame url={url} title={title || address} /> : <Code url={url} label={t('web.code')} />}
      actions={isFramed ? [{ focusKey: 'open', label: t('web.open'), onActivate: () => links.open(url) }] : undefined}
    />
  );
}

/** Whether an address is of the service or its CDN, the hosts that the page's policy lets be framed. */
function isOfService(url: string, { serviceUrl, cdnUrl }: Pick<Configuration, 'serviceUrl' | 'cdnUrl'>): boolean {
  return [serviceUrl, cdnUrl].some((own) => originOf(own) === originOf(url));
}

function originOf(url: string): string | undefined {
  return /^https?:\/\/[^/?#]+/i.exec(url)?.[0].toLowerCase();
}

/** Its scripts run, and as of no origin, so that they reach neither our store nor our page. */
function Frame({ url, title }: { readonly url: string; readonly title: string }): ReactElement {
  return (
    <iframe
      className={`${styles.frame} fs-panel`}
      src={url}
      title={title}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  );
}

function Code({ url, label }: { readonly url: string; readonly label: string }): ReactElement {
  const loaded = useLoaded(importCode);
  return (
    <div className={styles.code}>
      {loaded.state === 'loaded' && <loaded.value.AddressCode url={url} label={label} />}
    </div>
  );
}
