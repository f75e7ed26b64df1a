/** A competition of the catalogue. */
export interface CompetitionTitle {
  readonly id: string;
  /** What the wire calls it; `competition` where nothing is said. */
  readonly itemType?: 'competition' | 'stage' | 'confederation';
  readonly title: string;
  readonly sport: string;
  readonly text: string;
  /** The confederation of a competition, the competition of a stage. */
  readonly partOfId?: string;
}

/** A team of the catalogue and the competition it plays in. */
export interface TeamTitle {
  readonly id: string;
  readonly title: string;
  readonly competitionId: string;
  readonly text: string;
}

/**
 * An event of the catalogue. Events come again every twelve days, so that there are always some before, around and after now:
 * `day` is a day of that cycle from 0 to 11, `startMinute` a minute of the Danish day.
 */
export interface EventTitle {
  readonly id: string;
  readonly competitionId: string;
  readonly round: string;
  /** The home team first; none where all compete at once. */
  readonly teamIds: readonly string[];
  /** Given where there are no teams to name. */
  readonly title?: string;
  readonly day: number;
  readonly startMinute: number;
  readonly minutes: number;
  /** Whether it is on whenever one looks: it began half an hour before the hour and ends half an hour after the next. */
  readonly isAlwaysLive?: boolean;
}
