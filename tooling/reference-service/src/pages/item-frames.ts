/** The kinds of item pages by the first part of their path. */
export const itemFrames = {
  serie: { id: '700346', key: 'ShowDetail', type: 'show', template: 'Item Detail', title: 'Serie' },
  saeson: { id: '700347', key: 'SeasonDetail', type: 'season', template: 'Item Detail', title: 'Sæson' },
  episode: { id: '700348', key: 'EpisodeDetail', type: 'episode', template: 'Item Detail', title: 'Episode' },
  program: { id: '700349', key: 'ProgramDetail', type: 'program', template: 'Item Detail', title: 'Program' },
  film: { id: '700350', key: 'MovieDetail', type: 'movie', template: 'Item Detail', title: 'Film' },
  trailer: { id: '700353', key: 'TrailerDetail', type: 'trailer', template: 'Item Detail', title: 'Trailer' },
  indhold: { id: '700354', key: 'CustomDetail', type: 'customAsset', template: 'Item Detail', title: 'Indhold' },
  kanal: { id: '700351', key: 'ChannelDetail', type: 'channel', template: 'Item Detail', title: 'Kanal' },
  person: { id: '700361', key: 'PersonDetail', type: 'persona', template: 'Person Detail', title: 'Person' },
  turnering: {
    id: '700362',
    key: 'CompetitionDetail',
    type: 'competition',
    template: 'Competition Detail',
    title: 'Turnering',
  },
  etape: { id: '700365', key: 'StageDetail', type: 'stage', template: 'Stage Detail', title: 'Etape' },
  forbund: {
    id: '700366',
    key: 'ConfederationDetail',
    type: 'confederation',
    template: 'Confederation Detail',
    title: 'Forbund',
  },
  hold: { id: '700363', key: 'TeamDetail', type: 'team', template: 'Team Detail', title: 'Hold' },
  begivenhed: { id: '700364', key: 'EventDetail', type: 'event', template: 'Event Detail', title: 'Begivenhed' },
} as const;

/** Where something plays; the client builds the page itself. */
export const watchFrame = { id: '700340', key: 'Watch', template: 'Watch', title: 'Se' } as const;

/** The first part of an item's path. */
export type ItemKind = keyof typeof itemFrames;
