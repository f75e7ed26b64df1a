/**
 * Lets the clocks, timers and frames of a page run `pace` times as fast, from a moment that all its documents share; runs inside the page
 * before the app, and is whole in itself. What a film or an input event tells of time stays real.
 */
export function quicken(pace: number, fromMs: number): void {
  const RealDate = Date;
  const toPace = (realMs: number): number => Math.floor(fromMs + (realMs - fromMs) * pace);
  const nowMs = (): number => toPace(RealDate.now());
  window.Date = new Proxy(RealDate, {
    construct: (target, args, asked) => Reflect.construct(target, args.length === 0 ? [nowMs()] : args, asked),
    apply: () => new RealDate(nowMs()).toString(),
    get: (target, name) => (name === 'now' ? nowMs : Reflect.get(target, name)),
  });

  const sinceStart = performance.now.bind(performance);
  Object.defineProperty(performance, 'now', { value: () => sinceStart() * pace });
  Object.defineProperty(performance, 'timeOrigin', { value: toPace(performance.timeOrigin) });

  const { setTimeout: after, setInterval: every, requestAnimationFrame: frame, requestIdleCallback: idle } = window;
  const replacements = {
    setTimeout: (work: TimerHandler, ms = 0, ...args: unknown[]) =>
      Reflect.apply(after, window, [work, ms / pace, ...args]),
    setInterval: (work: TimerHandler, ms = 0, ...args: unknown[]) =>
      Reflect.apply(every, window, [work, ms / pace, ...args]),
    requestAnimationFrame: (work: FrameRequestCallback) => frame.call(window, (at) => work(at * pace)),
    requestIdleCallback: (work: IdleRequestCallback, { timeout = 0 }: IdleRequestOptions = {}) => {
      const run = (deadline: IdleDeadline): void =>
        work({ didTimeout: deadline.didTimeout, timeRemaining: () => deadline.timeRemaining() * pace });
      return idle.call(window, run, timeout > 0 ? { timeout: timeout / pace } : {});
    },
  };
  for (const [name, value] of Object.entries(replacements)) {
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
  }
}
