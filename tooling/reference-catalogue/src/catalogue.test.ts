import { expect, test } from 'vitest';
import { entriesById, titleOf } from './catalogue';
import { channels } from './channels';
import { creditsOf, titlesWith } from './credits';
import { films } from './films';
import { listsById } from './list-definitions';
import { persons } from './persons';
import { shows } from './shows';
import { slug } from './slug';
import { competitions } from './sport-competitions';
import { events } from './sport-events';
import { teams } from './sport-teams';

const nowAt = 1_795_867_200_000;
const badges = ['Ny sæson', 'Nye afsnit', 'Sidste chance', 'Premiere', 'Ny film', 'Nyt lørdag'];

test('[RS70] holds sixty shows, eighty films, six channels and sixty persons, each id once', () => {
  expect([shows.length, films.length, Object.keys(channels).length, persons.length]).toEqual([60, 80, 6, 60]);
  const all = [...shows, ...films, ...Object.values(channels), ...persons, ...competitions, ...teams, ...events];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('[RS70] every title has a tagline and a description of whole sentences, and none its name from another', () => {
  for (const { title, tagline, description } of [...shows, ...films]) {
    expect(tagline.length, title).toBeGreaterThan(5);
    expect(description, title).toMatch(/^[A-ZÆØÅÉ0-9].{40,}[.!?]$/s);
  }
  const titles = [...shows, ...films].map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  const taglines = [...shows, ...films].map(({ tagline }) => tagline);
  expect(new Set(taglines).size).toBe(taglines.length);
});

test('[RS73] a show has one to five seasons of four to ten episodes, each with a title and a text of its own', () => {
  for (const { title, seasons } of shows) {
    expect(seasons.length, title).toBeLessThanOrEqual(5);
    const episodes = seasons.flatMap((season) => season.episodes);
    for (const season of seasons) {
      const at = `${title} ${season.number}`;
      expect(season.title, at).not.toBe('');
      expect(season.text, at).toMatch(/^[A-ZÆØÅÉ0-9].{15,}[.!?]$/s);
      expect(season.episodes.length, at).toBeGreaterThanOrEqual(4);
      expect(season.episodes.length, at).toBeLessThanOrEqual(10);
    }
    expect(new Set(episodes.map((episode) => episode.title)).size, title).toBe(episodes.length);
    for (const { title: name, text, minutes } of episodes) {
      expect(text, name).toMatch(/^[A-ZÆØÅÉ].{5,}[.!?]$/s);
      expect(minutes, name).toBeGreaterThan(0);
    }
  }
});

test('[RS74] at most a quarter of the titles has a badge, and it is one of few', () => {
  const worn = [...shows, ...films].flatMap(({ badge }) => badge ?? []);
  expect(worn.length).toBeLessThanOrEqual(35);
  expect(worn.filter((badge) => !badges.includes(badge))).toEqual([]);
});

test('[RS75] credits name persons of the catalogue, each once in a title, and every person has a part', () => {
  for (const title of [...shows, ...films]) {
    const people = creditsOf(title).map(({ person }) => person.id);
    expect(people.length, title.title).toBeGreaterThan(0);
    expect(new Set(people).size, title.title).toBe(people.length);
    for (const id of people) expect(entriesById.get(id)?.type).toBe('persona');
  }
  for (const { id, name, text } of persons) {
    expect(titlesWith(id).length, name).toBeGreaterThan(0);
    expect(text, name).toMatch(/[.]$/);
  }
  expect(new Set(persons.map(({ name }) => name)).size).toBe(persons.length);
});

test('[RS71] no list holds an entry twice, nor one that is not in the catalogue', () => {
  for (const { id, title, entriesAt } of listsById.values()) {
    const entries = entriesAt(nowAt);
    expect(title, id).not.toBe('');
    expect(new Set(entries.map((entry) => entry.id)).size, id).toBe(entries.length);
    for (const entry of entries) expect(entriesById.has(entry.id), `${id} ${entry.id}`).toBe(true);
  }
});

test('[RS72] spells Danish letters out in paths', () => {
  expect(slug('Køkkenet i klitten: Strandkål!')).toBe('koekkenet-i-klitten-strandkaal');
  const marsken = entriesById.get('206201');
  expect(marsken && titleOf(marsken)).toBe('Marsken: Springflod');
});
