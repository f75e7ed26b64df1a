import { createFakeClock, type MediaEngineRig, mediaEngineConformance } from '@fjernsyn/platform/testing';
import { describe, expect, test } from 'vitest';
import { castFilm, castSource } from '../testing/cast-rig';
import { installFakeSender } from '../testing/fake-sender';
import { createCastEngine } from './cast-engine';
import type { SenderWindow } from './sender-namespace';

/** A set that plays a film of 100 s with two sounds. */
async function openRig(): Promise<MediaEngineRig> {
  const page = {} as SenderWindow;
  const receiver = installFakeSender(page);
  receiver.connect();
  receiver.holdsLoads = true;
  receiver.ownTracks = [
    { trackId: 7, type: 'AUDIO', language: 'da', roles: ['description'] },
    { trackId: 8, type: 'AUDIO', language: 'da', roles: ['main'] },
  ];
  const session = page.cast?.framework?.CastContext.getInstance().getCurrentSession();
  const media = page.chrome?.cast?.media;
  if (!session || !media) throw new Error('no sender');
  return {
    engine: createCastEngine({
      sender: { media },
      session,
      clock: createFakeClock(),
      item: castFilm,
      isConnected: () => true,
      takesOver: () => false,
      onChange: () => undefined,
    }),
    source: castSource,
    finishLoad: receiver.finishLoad,
    breakMedia: () => receiver.change({ playerState: 'IDLE', idleReason: 'ERROR' }),
    moveTo: (currentTime) => receiver.change({ currentTime }),
    end: () => receiver.change({ playerState: 'IDLE', idleReason: 'FINISHED' }),
    get releaseCount() {
      return receiver.calls.filter((call) => call === 'stop').length;
    },
  };
}

describe('the engine of a set', () => {
  for (const { title, see } of mediaEngineConformance) {
    test(title, async () => {
      const { seen, promised } = await see(openRig);
      expect(seen).toEqual(promised);
    });
  }
});
