import { isAppError } from '@fjernsyn/kernel';
import { Hono } from 'hono';
import type { Faults } from '../faults/create-faults';
import type { SignInCodes } from '../identity/sign-in-codes';
import { refusalOfMethod } from '../server/allowed-methods';
import type { ServiceApp, ServiceEnv } from '../server/bindings';
import type { RequestLog } from '../server/request-log';
import type { ServiceClock } from '../server/service-clock';
import type { SurroundingsSwitch } from '../server/surroundings';
import { controlGuard } from './control-guard';
import { controlCalls, controlOverview } from './overview';
import { readClockOrder, readCodesOrder, readFaultOrders, readSurroundingsOrder } from './read-orders';

/** What the control calls reach. */
export interface ControlDeps {
  readonly faults: Faults;
  readonly clock: ServiceClock;
  readonly requests: RequestLog;
  readonly surroundingsSwitch: SurroundingsSwitch;
  readonly codes: SignInCodes;
  /** Lets every token that was given out expire. */
  readonly expireTokens: () => void;
  /** Whether other machines may control the service as well. */
  readonly isControlOpen: boolean;
}

/**
 * The calls under `/__control` by which a program of this machine orders faults, reads the log, moves the clock and lets codes and tokens expire.
 * They are no calls of the service: no fault meets them, and no log holds them.
 */
export function controlRoutes(app: ServiceApp, deps: ControlDeps): void {
  const { faults, clock, requests, surroundingsSwitch, codes, expireTokens, isControlOpen } = deps;
  const control = new Hono<ServiceEnv>();
  control.use(controlGuard(isControlOpen));
  control.onError((error, context) => {
    if (isAppError(error)) return context.json({ code: error.code, message: error.message }, 400);
    throw error;
  });
  const clockState = () => ({ shiftMs: clock.shiftMs(), at: new Date(clock.now()).toISOString() });

  control.get('/', (context) => context.json({ ...controlOverview(), clock: clockState() }));
  control.get('/faults', (context) => context.json(faults.list()));
  control.post('/faults', async (context) => {
    const ids = readFaultOrders(await context.req.text()).map((rule) => faults.add(rule));
    return context.json({ ids }, 201);
  });
  control.delete('/faults', (context) => {
    faults.clear();
    return context.body(null, 204);
  });
  control.delete('/faults/:id', (context) => {
    if (faults.remove(context.req.param('id'))) return context.body(null, 204);
    return context.json({ message: 'There is no fault with this id.' }, 404);
  });
  control.get('/requests', (context) => context.json(requests.all));
  control.delete('/requests', (context) => {
    requests.clear();
    return context.body(null, 204);
  });
  control.get('/clock', (context) => context.json(clockState()));
  control.put('/clock', async (context) => {
    clock.setShift(readClockOrder(await context.req.text(), clock.trueNow()));
    return context.json(clockState());
  });
  control.get('/surroundings', (context) => context.json(surroundingsSwitch.read()));
  control.put('/surroundings', async (context) => {
    surroundingsSwitch.change(readSurroundingsOrder(await context.req.text()));
    return context.json(surroundingsSwitch.read());
  });
  control.get('/codes', (context) => context.json(codes.read()));
  control.put('/codes', async (context) => {
    codes.change(readCodesOrder(await context.req.text()));
    return context.json(codes.read());
  });
  for (const [word, how] of [
    ['expire', 'expired'],
    ['deny', 'denied'],
  ] as const)
    control.post(`/codes/${word}`, (context) => {
      codes.end(how);
      return context.body(null, 204);
    });
  control.post('/tokens/expire', (context) => {
    expireTokens();
    return context.body(null, 204);
  });
  control.all(
    '*',
    (context) =>
      refusalOfMethod(app, context) ?? context.json({ message: 'There is no such control call.', controlCalls }, 404),
  );
  app.route('/__control', control);
}
