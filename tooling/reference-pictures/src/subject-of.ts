import {
  type Audience,
  type CatalogueEntry,
  type ChannelKind,
  titleBehind,
  titleOf,
} from '@fjernsyn/reference-catalogue';
import type { SceneName } from './scenes/scenes';
import type { Subject } from './subject';

const worlds = { adults: 'adults', ultra: 'komet', ramasjang: 'hopla', minisjang: 'pip' } as const satisfies Readonly<
  Record<Audience, Subject['world']>
>;

const sports: Readonly<Record<string, { readonly drawn: SceneName; readonly ground?: number }>> = {
  håndbold: { drawn: 'pitch', ground: 1 },
  fodbold: { drawn: 'stadium', ground: 0 },
  ishockey: { drawn: 'pitch', ground: 3 },
  badminton: { drawn: 'shuttle' },
  roning: { drawn: 'rowing' },
  cykling: { drawn: 'race' },
};

const stations: Readonly<Record<ChannelKind, { readonly drawn: SceneName; readonly palette: Subject['palette'] }>> = {
  general: { drawn: 'horizon', palette: 'dusk' },
  culture: { drawn: 'horizon', palette: 'ocean' },
  news: { drawn: 'studio', palette: 'night' },
  children: { drawn: 'horizon', palette: 'candy' },
  stage: { drawn: 'stage', palette: 'candle' },
  sport: { drawn: 'stadium', palette: 'summer' },
};

/** A link leads to a kind of title, and shows one. */
const linkScenes: Readonly<Record<string, SceneName>> = {
  Serier: 'city',
  Film: 'stage',
  Krimi: 'corridor',
  Børn: 'playground',
  Dokumentar: 'island',
  Natur: 'forest',
  Historie: 'castle',
  Mad: 'plates',
  Kultur: 'geo',
  Sport: 'pitch',
  Nyheder: 'studio',
  Komet: 'nightSky',
  Hopla: 'playground',
  Pip: 'playground',
};

/** An entry of the catalogue as something to draw. */
export function subjectOf(entry: CatalogueEntry): Subject {
  const base = {
    id: entry.id,
    familyId: entry.id,
    title: titleOf(entry),
    genres: [],
    world: 'adults',
    number: 0,
  } as const;
  const title = titleBehind(entry);
  if (title !== undefined)
    return {
      ...base,
      familyId: title.id,
      kind: entry.type === 'season' || entry.type === 'episode' ? entry.type : 'title',
      title: title.title,
      genres: title.genres,
      world: worlds[title.audience ?? 'adults'],
      number: entry.type === 'episode' ? entry.number : 0,
      scene: title.scene,
      palette: title.palette,
    };
  switch (entry.type) {
    case 'channel':
      return { ...base, kind: 'channel', ...stations[entry.channel.kind] };
    case 'persona':
      return { ...base, kind: 'person', drawn: 'portrait' };
    case 'team':
      return { ...base, kind: 'team', drawn: 'crest' };
    case 'competition':
      return { ...base, kind: 'competition', genres: ['Sport'], ...sports[entry.competition.sport] };
    case 'event':
      return { ...base, kind: 'event', genres: ['Sport'], ...sports[entry.competition.sport] };
    default: {
      const scene = linkScenes[base.title] ?? 'horizon';
      return { ...base, kind: 'other', drawn: scene, world: scene === 'playground' ? 'hopla' : 'adults' };
    }
  }
}

/** What a page's banner shows, which belongs to no entry. */
export function bannerSubject(id: string): Subject {
  return {
    id,
    familyId: id,
    kind: 'other',
    title: '',
    genres: [],
    world: 'adults',
    number: 0,
    drawn: 'horizon',
    palette: 'dusk',
  };
}
