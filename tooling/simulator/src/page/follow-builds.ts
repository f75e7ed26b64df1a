import type { SimulatorDriver } from '../device/simulator-driver';

/** Starts the application anew, as it was started last, whenever the server has built it; one that has ended stays so. */
export function followBuilds(url: string, driver: SimulatorDriver): void {
  new EventSource(url).addEventListener('restart', () => {
    const { stage, launch } = driver.state();
    if (stage !== 'launcher') driver.launch({ payload: launch.payload });
  });
}
