import type { Palette, SceneDetails } from '../frame';
import { mix, shade, turnHue } from '../painting/colours';
import type { SceneName } from '../scenes/scenes';
import { shareOf } from '../share-of';
import type { Subject } from '../subject';
import { hairOf } from './hair-of';
import type { Face, Look } from './look';
import { type NamedLook, namedLooks } from './named-looks';
import { kidsPrints, palettes, prints } from './palettes';
import { companions, hoursByScene, scenesByGenre, scenesByHint } from './scene-choice';

const faces: Readonly<Record<string, readonly [Face, ...Face[]]>> = {
  Krimi: ['serif', 'condensed', 'wide'],
  Spænding: ['condensed', 'wide', 'serif'],
  Komedie: ['wide', 'grotesk', 'italic'],
  Dokumentar: ['grotesk', 'italic', 'serif'],
  Sport: ['condensed'],
  Historie: ['serif', 'italic'],
  Musik: ['italic', 'wide', 'condensed'],
};
const anyFace: readonly [Face, ...Face[]] = ['serif', 'wide', 'condensed', 'italic', 'grotesk'];

/**
 * How a subject is drawn. A named title follows its design, any other the catalogue's wishes, its genre and its own seed. Episodes take
 * turns between the scene of their show and its companions, in the colours of the show.
 */
export function lookOf(subject: Subject): Look {
  const named = namedLooks[subject.title];
  const family = chance(subject.familyId);
  const main = named?.scene ?? subject.drawn ?? mainScene(subject, family('scene'));
  const isEpisode = subject.kind === 'episode';
  const own = chance(subject.id);
  const turn = isEpisode ? (subject.number - 1) % 4 : 0;
  const others = companions[main] ?? [];
  const scene =
    turn === 0
      ? main
      : (others[(turn - 1 + Math.floor(family('turn') * others.length)) % Math.max(1, others.length)] ?? main);
  const palette = named?.palette ?? derivedPalette(subject, main, family);
  return {
    seed: subject.id,
    scene,
    palette:
      isEpisode || subject.kind === 'season'
        ? later(turned(palette, (own('hue') - 0.5) * 16), own('later') * 0.5)
        : palette,
    print: named?.print ?? choose(isForSmall(subject) ? kidsPrints : prints, family('print')),
    face: faceOf(subject, named, family),
    details: detailsOf(subject, named, scene, main),
    isMirrored: scene !== 'word' && own('mirror') > 0.5,
    zoom: isEpisode ? 0.9 + own('zoom') * 0.4 : 1,
  };
}

function mainScene({ scene, genres, world }: Subject, share: number): SceneName {
  if (world === 'hopla' || world === 'pip') return 'playground';
  if (scene !== undefined) return choose(scenesByHint[scene], share);
  const names = genres.map((genre) => scenesByGenre[genre]).find((found) => found !== undefined);
  return choose(names ?? ['portrait', 'room', 'city', 'sea', 'mountains', 'geo'], share);
}

function derivedPalette({ palette: hint }: Subject, scene: SceneName, family: (name: string) => number): Palette {
  const hour = hint ?? choose(hoursByScene[scene] ?? ['dusk', 'night', 'dawn'], family('hour'));
  return turned(choose(palettes[hour], family('palette')), (family('hue') - 0.5) * 30);
}

function turned({ night, deep, middle, light, glow }: Palette, degrees: number): Palette {
  return {
    night: turnHue(night, degrees),
    deep: turnHue(deep, degrees),
    middle: turnHue(middle, degrees),
    light: turnHue(light, degrees * 0.4),
    glow,
  };
}

/** The same light some time later: 0 is now, 1 is night. */
function later({ night, deep, middle, light, glow }: Palette, share: number): Palette {
  return {
    night: shade(night, share * 0.4),
    deep: mix(deep, night, share),
    middle: mix(middle, deep, share),
    light: mix(light, middle, share * 0.8),
    glow,
  };
}

function faceOf(subject: Subject, named: NamedLook | undefined, family: (name: string) => number): Face {
  if (isForSmall(subject)) return 'round';
  return (
    named?.face ??
    choose(subject.genres.map((genre) => faces[genre]).find((found) => found !== undefined) ?? anyFace, family('face'))
  );
}

function detailsOf(subject: Subject, named: NamedLook | undefined, scene: SceneName, main: SceneName): SceneDetails {
  if (scene === main && named?.details !== undefined) return named.details;
  if (subject.kind === 'person') return { people: 1, hair: hairOf(subject.title, chance(subject.id)('hair')) };
  if (scene === 'word') return { word: subject.title.slice(0, 1).toUpperCase() };
  return subject.ground === undefined ? {} : { ground: subject.ground };
}

function isForSmall({ world }: Subject): boolean {
  return world === 'hopla' || world === 'pip';
}

function choose<Thing>(things: readonly [Thing, ...Thing[]], share: number): Thing {
  return things[Math.floor(share * things.length)] ?? things[0];
}

/** Numbers from 0 to 1 that belong to an id and a name. */
function chance(id: string): (name: string) => number {
  return (name) => shareOf(`${name}/${id}/look`);
}
