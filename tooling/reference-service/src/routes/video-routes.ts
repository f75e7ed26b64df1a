import { entriesById, isWithin } from '@fjernsyn/reference-catalogue';
import type { Context } from 'hono';
import type { RouteDeps, ServiceApp, ServiceEnv } from '../server/bindings';
import { toMediaFiles } from '../shapes/to-media-files';
import { forAccount, forBearer } from '../tokens/secured';
import { type PlayRefusal, type PlayWish, playRefusal } from '../viewer/play-rules';
import { wordsOf } from './query';

const refusals = {
  'sign-in': { status: 401, body: { message: 'Log ind for at se' } },
  'no-entitlement': { status: 403, body: { message: 'Kræver en adgang, som kontoen ikke har' } },
  abroad: { status: 403, body: { message: 'Kan kun ses i Danmark, Grønland og på Færøerne' } },
  'above-guard': { status: 403, body: { code: 1, message: 'Kræver PIN-kode' } },
  guarded: { status: 403, body: { code: 8012, message: 'Indholdet er beskyttet' } },
  protected: { status: 403, body: { code: 8010, message: 'Kan ikke afspilles på denne enhed' } },
  'above-limit': { status: 403, body: { message: 'Ikke for denne profil' } },
  'too-many-devices': { status: 403, body: { code: 8004, message: 'For mange enheder' } },
  'no-files': { status: 404, body: { code: 8009, message: 'Ingen filer' } },
} as const satisfies Readonly<Record<PlayRefusal | 'above-limit', unknown>>;

/** `/items/{id}/videos`: the files for everybody (C7.25). */
export function openVideoRoutes(app: ServiceApp, deps: RouteDeps): void {
  app.get('/items/:id/videos', (context) => answerVideos(deps, context, { isGuardPassed: false }));
}

/** The files for whoever is signed in, or is known to be nobody, and for whoever gave the PIN (C7.6, C7.7). */
export function accountVideoRoutes(app: ServiceApp, deps: RouteDeps): void {
  app.get(
    '/account/items/:id/videos',
    forBearer(deps, 'UserAccount', 'Catalog', (context, { account }) =>
      answerVideos(deps, context, { account, isGuardPassed: false }),
    ),
  );
  app.get(
    '/account/items/:id/videos-guarded',
    forAccount(deps, 'Playback', (context, { account }) =>
      answerVideos(deps, context, { account, isGuardPassed: true }),
    ),
  );
}

function answerVideos(
  { answerContext, media }: RouteDeps,
  context: Context<ServiceEnv>,
  viewer: Pick<PlayWish, 'account' | 'isGuardPassed'>,
): Response {
  const entry = entriesById.get(context.req.param('id') ?? '');
  const answer = answerContext(context);
  const wish = { ...viewer, isAbroad: answer.isAbroad === true, sub: context.req.query('sub') };
  if (entry !== undefined && !isWithin(answer.limit, entry)) return refuse(context, 'above-limit');
  const refusal = entry && playRefusal(entry, wish);
  if (refusal !== undefined) return refuse(context, refusal);
  const request = {
    formats: wordsOf(context.req.query('formats')?.toLowerCase()),
    deliveries: wordsOf(context.req.query('delivery')?.toLowerCase()),
    resolution: context.req.query('resolution'),
  };
  const files = entry && toMediaFiles(entry, media.clips, request, answer);
  return files === undefined ? refuse(context, 'no-files') : context.json(files);
}

function refuse(context: Context<ServiceEnv>, refusal: PlayRefusal | 'above-limit'): Response {
  const { status, body } = refusals[refusal];
  return context.json(body, status);
}
