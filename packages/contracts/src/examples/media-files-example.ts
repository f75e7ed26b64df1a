/** The answer of a videos call: one stream with subtitles and time codes, as the wire spells it. */
export const mediaFilesExample = [
  {
    name: 'Video Resource',
    accessService: 'StandardVideo',
    channels: 2,
    containerFormat: 'FMP4',
    deliveryType: 'Stream',
    drm: 'None',
    format: 'video/hls',
    resolution: 'HD-1080',
    width: 0,
    height: 0,
    isStreamLive: false,
    language: 'da',
    url: 'https://media.example/210040/master.m3u8',
    subtitles: [
      {
        format: 'text/vtt;charset=utf-8',
        isEmbedded: true,
        isHardSubs: false,
        language: 'DanishLanguageSubtitles',
        link: 'https://media.example/210040/danish.vtt',
      },
    ],
    timeCodes: [{ startTime: 12, endTime: 42, duration: 30, timeCodeType: 'Intro' }],
  },
] as const;
