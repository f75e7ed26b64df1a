import { expect, test } from 'vitest';
import type { AitApplication } from './ait-application';
import { aitSection } from './ait-section';
import { decodeAit } from './testing/decode-ait';

const application: AitApplication = {
  name: 'Fjernsyn',
  language: 'dan',
  organisationId: 0x0001d4c0,
  applicationId: 0x65,
  control: 'autostart',
  isServiceBound: true,
  priority: 5,
  profile: { major: 1, minor: 1, micro: 1 },
  baseUrl: 'https://tv.fjernsyn.example/',
  startPath: 'index.xhtml?start=channel',
  boundaries: ['https://tv.fjernsyn.example', 'https://service.fjernsyn.example'],
};

const golden = [
  // The head of the section.
  '74f0ad0010c10000f000f0a0',
  // The application, and what it is told to do.
  '0001d4c0006501f097',
  // Its profile, who sees it, its priority.
  '0009050000010101ff0501',
  // Its name.
  '010c64616e08466a65726e73796e',
  // The way to it.
  '02210003011c68747470733a2f2f74762e666a65726e73796e2e6578616d706c652f00',
  // What is opened.
  '1519696e6465782e7868746d6c3f73746172743d6368616e6e656c',
  // What it may open.
  '173e021b68747470733a2f2f74762e666a65726e73796e2e6578616d706c65',
  '2068747470733a2f2f736572766963652e666a65726e73796e2e6578616d706c65',
  // The check sum.
  '1dd2f2fb',
].join('');

test('[PK190] tells a decoder of its own all that is known of the application', () => {
  expect(decodeAit(aitSection(application, 7))).toEqual({
    tableId: 0x74,
    sectionLength: aitSection(application).length - 3,
    applicationType: 0x0010,
    version: 7,
    isCurrent: true,
    applications: [
      {
        organisationId: 0x0001d4c0,
        applicationId: 0x65,
        controlCode: 1,
        descriptors: {
          application: { profiles: [[0, 1, 1, 1]], isServiceBound: true, visibility: 3, priority: 5, labels: [1] },
          name: { language: 'dan', name: 'Fjernsyn' },
          transport: { protocol: 3, label: 1, url: 'https://tv.fjernsyn.example/', extensions: 0 },
          location: 'index.xhtml?start=channel',
          boundary: ['https://tv.fjernsyn.example', 'https://service.fjernsyn.example'],
        },
      },
    ],
  });
});

test('[PK190] an application of no channel is present and bound to none; a name beyond ASCII says that it is UTF-8', () => {
  const [told] = decodeAit(
    aitSection({ ...application, name: 'Børnesyn', control: 'present', isServiceBound: false }),
  ).applications;
  expect(told).toMatchObject({
    controlCode: 2,
    descriptors: { application: { isServiceBound: false }, name: { name: '\u0015Børnesyn' } },
  });
});

test('[PK190] no byte of it can change unnoticed', () => {
  const section = aitSection(application);
  for (let index = 0; index < section.length; index++) {
    const changed = Uint8Array.from(section, (byte, at) => (at === index ? byte ^ 0x10 : byte));
    expect(() => decodeAit(changed)).toThrow();
  }
});

test('[PK191] is the bytes that are kept', () => {
  expect(Buffer.from(aitSection(application)).toString('hex')).toBe(golden);
});

test.each([
  ['a name of 300 signs', { name: 'x'.repeat(300) }],
  ['an address in Danish', { baseUrl: 'https://børn.example/' }],
  ['more boundaries than it holds', { boundaries: Array.from({ length: 20 }, () => 'https://tv.fjernsyn.example') }],
  ['an organisation of 0', { organisationId: 0 }],
  ['an application beyond 16 bits', { applicationId: 0x10000 }],
  ['a broken priority', { priority: 1.5 }],
])('[PK192] refuses %s', (_, wrong) => {
  expect(() => aitSection({ ...application, ...wrong })).toThrow(
    expect.objectContaining({ code: 'packager/ait-invalid' }),
  );
});
