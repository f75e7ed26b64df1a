import type { RouteDeps, ServiceApp } from '../server/bindings';
import { toToken } from '../tokens/token-book';

/** Tokens for a set where nobody is signed in (C7.14): an account's, then a profile's. */
export function authorizationRoutes(app: ServiceApp, { tokens }: RouteDeps): void {
  app.post('/authorization/anonymous-sso', (context) =>
    context.json((['UserAccount', 'UserProfile'] as const).map((type) => toToken(tokens.issue({ type })))),
  );
}
