import { limitOfCode, limitOfSegments, strictest } from '@fjernsyn/reference-catalogue';
import type { Context } from 'hono';
import { wordsOf } from '../routes/query';
import type { AnswerContext } from '../shapes/wire';
import type { Bearer } from '../tokens/secured';
import type { ServiceEnv } from './bindings';
import type { Surroundings } from './surroundings';

/** What a request says of its viewer, by its query and its token: what may be shown at most, and whether that is abroad. */
export function viewerOf(
  context: Context<ServiceEnv>,
  { place }: Surroundings,
  bearer: Bearer | undefined,
): Pick<AnswerContext, 'limit' | 'isAbroad' | 'accessServices'> {
  const { req } = context;
  const limit = strictest(
    limitOfCode(req.query('max_rating')),
    limitOfSegments(wordsOf(req.query('segments'))),
    limitOfCode(bearer?.profile?.maxRating),
    limitOfSegments(bearer?.profile?.segments),
  );
  const isAbroad =
    place === 'abroad' ||
    req.query('isDeviceAbroad') === 'true' ||
    req.query('geoLocation') === 'abroad' ||
    bearer?.account?.isAbroad === true;
  return {
    limit: context.get('hasNoLimits') === true ? undefined : limit,
    isAbroad,
    accessServices: wordsOf(req.query('accessibility')) ?? [],
  };
}
