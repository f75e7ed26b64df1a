import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clips } from './clips';
import { type FilmSource, makeFilm } from './encode/make-film';
import { makeVersions } from './encode/make-versions';
import { renderMaster } from './encode/render-master';
import { forest } from './scenes/forest';
import { lighthouse } from './scenes/lighthouse';
import { nightTrain } from './scenes/night-train';
import { forestDescriptions } from './subtitles/forest-descriptions';
import { forestLines } from './subtitles/forest-lines';
import { lighthouseLines } from './subtitles/lighthouse-lines';
import { nightTrainLines } from './subtitles/night-train-lines';

const sources: Readonly<Record<string, FilmSource>> = {
  lighthouse: { scene: lighthouse, lines: lighthouseLines },
  forest: { scene: forest, lines: forestLines, descriptions: forestDescriptions },
  'night-train': { scene: nightTrain, lines: nightTrainLines },
};

/* Ids after the command make those films alone. */
const wantedIds = process.argv.slice(2);
const workFolder = await mkdtemp(join(tmpdir(), 'fjernsyn-media-'));
try {
  for (const clip of clips.filter(({ id }) => wantedIds.length === 0 || wantedIds.includes(id))) {
    const source = sources[clip.id];
    if (!source) throw new Error(`No scene is drawn for the clip ${clip.id}.`);
    const { title, durationSeconds } = clip;
    const target = join(workFolder, `${clip.id}.mkv`);
    await renderMaster({ title, durationSeconds, scene: source.scene, target });
    await makeFilm(clip, source, target);
    if (clip.versions) await makeVersions(clip, source.lines, source.scene.rateFactorOffset);
    await rm(target);
    process.stdout.write(`${clip.id}: made\n`);
  }
} finally {
  await rm(workFolder, { recursive: true, force: true });
}
