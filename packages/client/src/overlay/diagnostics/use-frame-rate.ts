import { durationsMs } from '@fjernsyn/kernel';
import { useEffect, useState } from 'react';
import { useClient } from '../../application-context';

/** Frames in the last second; undefined in the first one. */
export function useFrameRate(): number | undefined {
  const { clock } = useClient().application;
  const [framesPerSecond, setFramesPerSecond] = useState<number>();
  useEffect(() => {
    let count = 0;
    let frame = requestAnimationFrame(function next() {
      count++;
      frame = requestAnimationFrame(next);
    });
    let stop = clock.after(durationsMs.second, function tell() {
      setFramesPerSecond(count);
      count = 0;
      stop = clock.after(durationsMs.second, tell);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [clock]);
  return framesPerSecond;
}
