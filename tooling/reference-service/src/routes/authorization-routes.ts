import { randomUUID } from 'node:crypto';
import type { RouteDeps, ServiceApp } from '../server/bindings';
import { sevenDigitDate } from '../shapes/dates';

const lifetimeMs = 2 * 3_600_000;

/** The anonymous sign-in (C7.14): an account token, then a profile token. */
export function authorizationRoutes(app: ServiceApp, { answerContext }: RouteDeps): void {
  app.post('/authorization/anonymous-sso', (context) => {
    const expirationDate = sevenDigitDate(answerContext(context).nowAt + lifetimeMs);
    const tokens = ['UserAccount', 'UserProfile'].map((type) => ({
      value: randomUUID(),
      refreshable: false,
      expirationDate,
      type,
    }));
    return context.json(tokens);
  });
}
