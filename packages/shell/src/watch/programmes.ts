import { type Api, createBrowseApi } from '@fjernsyn/api';
import type { LinearConfig, Programme } from '@fjernsyn/contracts';
import { durationsMs, type Instant } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';

/** What channels send, and when. Nothing rejects: what cannot be had is as if nothing was sent. */
export interface Programmes {
  /** What a channel sends between two moments, in order of time, with what only reaches in. */
  between(channelId: string, fromAt: Instant, untilAt: Instant): Promise<readonly Programme[]>;
}

/** Dependencies of {@link createProgrammes}. */
export interface ProgrammesDeps {
  readonly api: Pick<Api, 'wiring' | 'audience'>;
  /** The service's time. */
  readonly time: Pick<Clock, 'now'>;
  /** What the service configures of schedules. */
  readonly linear?: Pick<LinearConfig, 'scheduleCacheMaxAgeMinutes'> | undefined;
}

/** What one call asks for. */
const blockHours = 6;
const blockMs = blockHours * durationsMs.hour;
/** Those of a day around a channel's window and what is left for another channel. */
const mostBlocks = 12;

/** A stretch of a channel, as it was read last. */
interface Block {
  readonly programmes: Promise<readonly Programme[]>;
  /** Undefined where it is to be asked for again. */
  readonly askedAt: Instant | undefined;
}

/** Makes the {@link Programmes}, with a small cache for each audience. A block that is refused keeps what was known of it, and is asked for again. */
export function createProgrammes({ api, time, linear }: ProgrammesDeps): Programmes {
  const { schedules } = createBrowseApi(api);
  const maxAgeMs = (linear?.scheduleCacheMaxAgeMinutes ?? Number.POSITIVE_INFINITY) * durationsMs.minute;
  const blocks = new Map<string, Block>();

  const isFresh = ({ askedAt }: Block): boolean => askedAt !== undefined && Math.abs(time.now() - askedAt) < maxAgeMs;
  const keep = (key: string, block: Block): void => {
    blocks.delete(key);
    blocks.set(key, block);
    const [oldest] = blocks.keys();
    if (blocks.size > mostBlocks && oldest !== undefined) blocks.delete(oldest);
  };
  const read = (channelId: string, startAt: Instant): Promise<readonly Programme[]> => {
    const key = [api.audience(), channelId, startAt].join(' ');
    const known = blocks.get(key);
    if (known && isFresh(known)) return known.programmes;
    const programmes = schedules.byChannel(channelId, { startAt, hours: blockHours }).then(
      (schedule) => schedule.programmes,
      () => {
        keep(key, { programmes, askedAt: undefined });
        return known?.programmes ?? [];
      },
    );
    keep(key, { programmes, askedAt: time.now() });
    return programmes;
  };
  const between: Programmes['between'] = async (channelId, fromAt, untilAt) => {
    const starts: Instant[] = [];
    for (let at = Math.floor(fromAt / blockMs) * blockMs; at < untilAt; at += blockMs) starts.push(at);
    const sent = await Promise.all(starts.map((startAt) => read(channelId, startAt)));
    return inOrder(sent).filter(({ startAt, endAt }) => startAt < untilAt && endAt > fromAt);
  };

  return { between };
}

/** What is on at a moment: of two that overlap the one that began later. */
export function programmeAt(programmes: readonly Programme[], at: Instant): Programme | undefined {
  const on = programmes.filter(({ startAt, endAt }) => startAt <= at && at < endAt);
  return on.reduce<Programme | undefined>(
    (last, each) => (last && last.startAt > each.startAt ? last : each),
    undefined,
  );
}

/** The programmes of several blocks, each once, in order of time. */
function inOrder(blocks: readonly (readonly Programme[])[]): readonly Programme[] {
  const byId = new Map<string, Programme>();
  for (const programmes of blocks) for (const programme of programmes) byId.set(programme.id, programme);
  return Array.from(byId.values()).sort((one, other) => one.startAt - other.startAt);
}
