import type { SimulatedTarget } from './device-state';

/** One model of a set: what it says of itself, and what it does differently from its neighbours. */
export interface DeviceModel {
  readonly target: SimulatedTarget;
  /** How the model is asked for, as `2021`. */
  readonly id: string;
  readonly title: string;
  readonly userAgent: string;
  /** The version of the set's own system, as `6.0`. */
  readonly systemVersion: string;
  /** The plane that the application is drawn on, in CSS px. */
  readonly plane: { readonly width: number; readonly height: number };
  /** Whether its engine tells the names of keys besides their numbers (Chromium 51 and later). */
  readonly hasKeyNames: boolean;
  /** Whether the set has a pointer. */
  readonly hasPointer: boolean;
  /** Whether rewind and fast forward come again while they are held; elsewhere they come once, down and up. */
  readonly repeatsWinding: boolean;
  /** How long after it was first asked an `object` of HbbTV becomes what its type says. */
  readonly objectDelayMs: number;
}

const fullHd = { width: 1920, height: 1080 };
const hd = { width: 1280, height: 720 };

/** `engine` is the bare version that stands in the agent; no Chrome token goes with it. */
const tizen = (year: string, systemVersion: string, engine: string): DeviceModel => ({
  target: 'tizen',
  id: year,
  title: `Samsung ${year}, Tizen ${systemVersion}`,
  userAgent: `Mozilla/5.0 (SMART-TV; LINUX; Tizen ${systemVersion}) AppleWebKit/537.36 (KHTML, like Gecko) ${engine} TV Safari/537.36`,
  systemVersion,
  plane: fullHd,
  hasKeyNames: true,
  hasPointer: true,
  repeatsWinding: false,
  objectDelayMs: 0,
});

const webos = (id: string, title: string, chrome: string, systemVersion: string): DeviceModel => ({
  target: 'webos',
  id,
  title,
  userAgent: `Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${chrome} Safari/537.36 WebAppManager`,
  systemVersion,
  plane: fullHd,
  hasKeyNames: Number.parseInt(chrome, 10) >= 51,
  hasPointer: true,
  repeatsWinding: true,
  objectDelayMs: 0,
});

/** `version` is that of the specification in the agent's own count: 1.4.1 is HbbTV 2.0.1. */
const hbbtv = (id: string, title: string, version: string, engine: string, device: string): DeviceModel => ({
  target: 'hbbtv',
  id,
  title,
  userAgent: `Mozilla/5.0 (Linux; SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) ${engine} HbbTV/${version} (${device})`,
  systemVersion: version,
  plane: hd,
  hasKeyNames: true,
  hasPointer: false,
  repeatsWinding: true,
  objectDelayMs: 0,
});

/** The models of each set, the one that opens by default first. */
export const deviceModels: Readonly<Record<SimulatedTarget, readonly DeviceModel[]>> = {
  tizen: [
    tizen('2021', '6.0', '76.0.3809.146/6.0'),
    {
      ...tizen('2017', '3.0', ''),
      // Its engine is younger than what the agent says.
      userAgent:
        'Mozilla/5.0 (SMART-TV; LINUX; Tizen 3.0) AppleWebKit/538.1 (KHTML, like Gecko) Version/3.0 TV Safari/538.1',
      hasKeyNames: false,
    },
    tizen('2019', '5.0', 'Version/5.0'),
    tizen('2023', '7.0', '94.0.4606.31/7.0'),
    tizen('2025', '9.0', '120.0.6099.5/9.0'),
  ],
  webos: [
    webos('2022', 'LG 2022, webOS TV 22', '87.0.4280.88', '7.2.0'),
    webos('2016', 'LG 2016, webOS TV 3', '38.0.2125.122', '3.4.0'),
    webos('2018', 'LG 2018, webOS TV 4', '53.0.2785.34', '4.1.0'),
    webos('2020', 'LG 2020, webOS TV 5', '68.0.3440.106', '5.2.0'),
    webos('2021', 'LG 2021, webOS TV 6', '79.0.3945.79', '6.1.0'),
    webos('2025', 'LG 2025, webOS TV 25', '120.0.6099.270', '10.0.0'),
  ],
  hbbtv: [
    hbbtv('2022', 'HbbTV 2.0.3, 2022', '1.6.1', 'Chrome/87.0.4280.88', '+DRM; Fjernland; FL-22; 1.0; ; FL22'),
    {
      ...hbbtv('2012', 'HbbTV 1.5, 2012, keys of that time', '1.2.1', '', '; Fjernland; FL-12; 1.0; ; '),
      userAgent:
        'Mozilla/5.0 (Linux; SmartTV) AppleWebKit/538.1 (KHTML, like Gecko) HbbTV/1.2.1 (; Fjernland; FL-12; 1.0; ; )',
      hasKeyNames: false,
      objectDelayMs: 400,
    },
    hbbtv('2018', 'HbbTV 2.0.1, 2018', '1.4.1', 'Chrome/63.0.3239.84', '+DRM; Fjernland; FL-18; 1.0; ; FL18'),
    {
      ...hbbtv('lg', 'HbbTV 2.0.3 on an LG set', '1.6.1', 'Chrome/87.0.4280.88', ''),
      userAgent:
        'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0.4280.88 Safari/537.36 HbbTV/1.6.1 (+DRM; LGE; 24TQ510S; WEBOS22 03.11.30; W22_K8AP; DTV_W22L;)',
      hasPointer: true,
    },
    hbbtv('2024', 'HbbTV 2.0.4, 2024', '1.7.1', 'Chrome/108.0.5359.211', '+DRM; Fjernland; FL-24; 1.0; ; FL24'),
  ],
};

/** The model by its id, the target's first where there is none of that name. */
export function modelOf(target: SimulatedTarget, id: string | null): DeviceModel {
  const models = deviceModels[target];
  return models.find((model) => model.id === id) ?? (models[0] as DeviceModel);
}
