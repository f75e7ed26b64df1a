import { expect, test } from 'vitest';
import { packageLines } from './package-lines';
import { PACKAGE_HELP, parsePackageOptions } from './package-options';

test('[CM60] a target alone is packed for development, for the reference service, into a folder of its own', () => {
  expect(parsePackageOptions(['tizen'])).toEqual({
    kind: 'package',
    options: {
      target: 'tizen',
      variant: 'development',
      outDir: 'out/tizen',
      serviceUrl: 'http://127.0.0.1:4100',
      cdnUrl: 'http://127.0.0.1:4100',
      brand: undefined,
      isChecked: false,
    },
  });
});

test('[CM60] --service, --cdn, --brand, --variant, --out and --check change that; --help prints the list', () => {
  const words = ['webos', '--service', 'https://a.example/', '--cdn', 'https://b.example', '--variant', 'store'];
  expect(parsePackageOptions([...words, '--brand', 'havblik', '--out', 'x', '--check'])).toMatchObject({
    options: {
      serviceUrl: 'https://a.example',
      cdnUrl: 'https://b.example',
      variant: 'store',
      outDir: 'x',
      brand: 'havblik',
      isChecked: true,
    },
  });
  expect(parsePackageOptions(['--help']).kind).toBe('help');
  for (const option of ['--service', '--cdn', '--brand', '--variant', '--out', '--check'])
    expect(PACKAGE_HELP).toContain(option);
});

test.each([
  [[], 'Name one target'],
  [['tizen', 'webos'], 'Name one target'],
  [['roku'], 'no target roku'],
  [['tizen', '--variant', 'beta'], 'no variant beta'],
  [['tizen', '--service', 'nowhere'], '--service'],
  [['tizen', '--colour'], '--colour'],
])('[CM61] %j is refused with the reason', (words, reason) => {
  expect(parsePackageOptions(words)).toMatchObject({ kind: 'refused', reason: expect.stringContaining(reason) });
});

test('[CM62] each file is told with its size, then the way to a set, then what a store would refuse and what to do', () => {
  const lines = packageLines(
    {
      made: [
        { path: 'a.wgt', bytes: 1_850_000 },
        { path: 'icon.png', bytes: 900 },
      ],
      others: [],
      steps: ['tizen install'],
      complaints: [{ rule: 'Too large.', remedy: 'Make it smaller.' }],
    },
    'out/tizen',
  );
  expect(lines).toEqual([
    'Made in out/tizen:',
    '  a.wgt  1.85 MB',
    '  icon.png  0.9 kB',
    'To a set:',
    '  tizen install',
    'A store would refuse:',
    '  ✗ Too large.',
    '    Make it smaller.',
  ]);
});

test('[CM240] [found-pack-06] what else lies in the folder is named as left alone', () => {
  const lines = packageLines({ made: [], others: ['diary.txt', 'photos/'], steps: [], complaints: [] }, '.');
  const at = lines.indexOf('Left alone there, as it was not made here:');
  expect(lines.slice(at + 1, at + 3)).toEqual(['  diary.txt', '  photos/']);
});
