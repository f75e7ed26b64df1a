import type { RouteDeps, ServiceApp } from '../server/bindings';
import { toSchedules } from '../shapes/to-schedules';
import { dayOf } from './day-of';
import { wholeNumberOf, wordsOf } from './query';

const hourMs = 3_600_000;

/** `/schedules` (C7.31): `date` and `hour` are UTC, and a negative `duration` reaches back. */
export function scheduleRoutes(app: ServiceApp, { answerContext }: RouteDeps): void {
  app.get('/schedules', (context) => {
    const { req } = context;
    const channelIds = wordsOf(req.query('channels'));
    const dayAt = dayOf(req.query('date'));
    const hours = wholeNumberOf(req.query('duration'), 24, -24, 24);
    if (channelIds === undefined || dayAt === undefined || hours === 0)
      return context.json({ message: 'Kanaler, dato eller varighed mangler' }, 400);
    const at = dayAt + wholeNumberOf(req.query('hour'), 0, 0, 23) * hourMs;
    const schedules = toSchedules(
      {
        channelIds,
        fromAt: Math.min(at, at + hours * hourMs),
        untilAt: Math.max(at, at + hours * hourMs),
        intersects: req.query('intersect') === 'true',
        limit: wholeNumberOf(req.query('limit'), 1_000, 1, 1_000),
      },
      answerContext(context),
    );
    return context.json(schedules);
  });
}
