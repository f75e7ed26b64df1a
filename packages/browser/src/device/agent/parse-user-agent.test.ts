import { expect, test } from 'vitest';
import { parseUserAgent } from './parse-user-agent';

const tizen = (head: string, tail: string) =>
  `Mozilla/5.0 (SMART-TV; LINUX; ${head}) AppleWebKit/537.36 (KHTML, like Gecko) ${tail} TV Safari/537.36`;
const lg = (tail: string) => `Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) ${tail}`;

type Row = readonly [
  agent: string,
  system: string,
  version: string,
  engine: string,
  year: number | undefined,
  brand: string,
];

const samsung: readonly Row[] = [
  [
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 2.4.0) AppleWebkit/538.1 (KHTML, like Gecko) SamsungBrowser/1.1 TV Safari/538.1',
    ...(['tizen', '2.4', '', 2016, 'samsung'] as const),
  ],
  [
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 3.0) AppleWebKit/538.1 (KHTML, like Gecko) Version/3.0 TV Safari/538.1',
    ...(['tizen', '3.0', '', 2017, 'samsung'] as const),
  ],
  [tizen('Tizen 4.0', 'SamsungBrowser/2.1 Chrome/56.0.2924.0'), 'tizen', '4.0', 'Chromium 56', 2018, 'samsung'],
  [tizen('Tizen 5.0', 'Version/5.0'), 'tizen', '5.0', '', 2019, 'samsung'],
  [tizen('Tizen 5.5', '69.0.3497.106.1/5.5'), 'tizen', '5.5', 'Chromium 69', 2020, 'samsung'],
  [tizen('Tizen 6.0', '76.0.3809.146/6.0'), 'tizen', '6.0', 'Chromium 76', 2021, 'samsung'],
  [tizen('Tizen 6.5', '85.0.4183.93/6.5'), 'tizen', '6.5', 'Chromium 85', 2022, 'samsung'],
  [tizen('Tizen 7.0', '94.0.4606.31/7.0'), 'tizen', '7.0', 'Chromium 94', undefined, 'samsung'],
  [tizen('Tizen 9.0', '120.0.6099.5/9.0'), 'tizen', '9.0', 'Chromium 120', undefined, 'samsung'],
];

test.each(samsung)('[BR110] [eng-06] reads a Samsung set: %s', (agent, system, version, engine, year, brand) => {
  expect(parseUserAgent(agent)).toMatchObject({ system, version, engine, modelYear: year, brand });
});

const others: readonly Row[] = [
  [
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/538.2 (KHTML, like Gecko) Large Screen WebAppManager Safari/538.2',
    ...(['webos', '', '', undefined, 'lg'] as const),
  ],
  [lg('Chrome/38.0.2125.122 Safari/537.36 WebAppManager'), 'webos', '', 'Chromium 38', undefined, 'lg'],
  [lg('Chrome/79.0.3945.79 Safari/537.36 WebAppManager'), 'webos', '', 'Chromium 79', undefined, 'lg'],
  [
    lg('Chrome/87.0.4280.88 Safari/537.36 HbbTV/1.6.1 (+DRM; LGE; 24TQ510S-PZ; WEBOS22 03.20.55; W22_K8AP; DTV_W22L;)'),
    ...(['hbbtv', '1.6.1', 'Chromium 87', 2022, 'lg'] as const),
  ],
  [
    'Mozilla/5.0 (SMART-TV; LINUX; Tizen 4.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 TV Safari/537.36 ' +
      'HbbTV/1.4.1 (+DRM;Samsung;SmartTV2018:UE55NU7400;T-KTMAKUC-1290.3;KantM;urn:samsungtv:familyname:18_KANTM_UHD:2018)',
    ...(['hbbtv', '1.4.1', '', 2018, 'samsung'] as const),
  ],
  [
    'Mozilla/5.0 (X11; FreeBSD; U; Viera; en-US) AppleWebKit/537.11 (KHTML, like Gecko) Viera/3.10.14 Chrome/23.0.1271.97 ' +
      'Safari/537.11 HbbTV/1.2.1 (;Panasonic;VIERA 2014;3.101;4101-0003 0010-0000;)',
    ...(['hbbtv', '1.2.1', 'Chromium 23', 2014, 'other'] as const),
  ],
  [
    'Opera/9.80 (Linux mips; U; HbbTV/1.1.1 (; Philips; 40HFL5010T12; ; PHILIPSTV; ) CE-HTML/1.0) Presto/2.10.250 Version/11.60',
    ...(['hbbtv', '1.1.1', '', undefined, 'other'] as const),
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ...(['web', '', 'Firefox 140', undefined, 'other'] as const),
  ],
  ['', 'web', '', '', undefined, 'other'],
];

test.each(others)('[BR110] [BR111] reads the set: %s', (agent, system, version, engine, year, brand) => {
  expect(parseUserAgent(agent)).toMatchObject({ system, version, engine, modelYear: year, brand });
});

test('[BR110] counts with Chromium’s version', () => {
  expect(parseUserAgent(tizen('Tizen 5.5', '69.0.3497.106.1/5.5')).chromium).toBe(69);
  expect(parseUserAgent('Tizen 3.0').chromium).toBeUndefined();
});
