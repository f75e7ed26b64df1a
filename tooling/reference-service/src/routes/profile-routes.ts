import { randomUUID } from 'node:crypto';
import { badRequest } from '../server/bad-request';
import type { RouteDeps, ServiceApp } from '../server/bindings';
import { toProfile } from '../shapes/to-account';
import { newProfile, ratingLimits } from '../state/accounts-to-try';
import { changeAccount, changeProfile } from '../state/create-store';
import type { AccountState, ProfileState } from '../state/service-state';
import { type AccountBearer, forAccount, forProfile } from '../tokens/secured';
import { isProfileName, isSameName, toProfileName } from '../viewer/profile-name';
import { bodyOf } from './json-body';

const mostProfiles = 19;
const mostSegments = 10;
const longestSegment = 40;
const colours = ['#1d2a33', '#0a7f5c', '#7a1f3d', '#2a4d8f', '#8a5a00', '#5a2d6b'] as const;

/** A refusal with its status and message. */
type Refusal = readonly [status: 400 | 403 | 409, message: string];

/** The profile that was chosen, and an account's profiles made, changed and ended (C7.9 to C7.11, C7.34). */
export function profileRoutes(app: ServiceApp, deps: RouteDeps): void {
  const { store, tokens } = deps;
  // While a body arrives, another call may change the account that the rules are asked about.
  const accountNow = ({ account }: AccountBearer): AccountState => store.read().accounts[account.id] ?? account;

  app.get(
    '/account/profile',
    forProfile(deps, (context, { profile }) => context.json(toProfile(profile))),
  );

  app.post(
    '/account/profiles',
    forAccount(deps, 'Settings', async (context, bearer) => {
      const body = await bodyOf(context);
      const account = accountNow(bearer);
      const name = toProfileName(typeof body.name === 'string' ? body.name : '');
      const refusal = refusalOfName(name, account.profiles) ?? refusalOfCount(account);
      if (refusal !== undefined) return context.json({ message: refusal[1] }, refusal[0]);
      const colour = colours[account.profiles.length % colours.length] ?? '';
      const made: ProfileState = {
        ...newProfile(`p-${randomUUID().slice(0, 8)}`, name, segmentsOf(body.segments) ?? ['drtv', 'optedout'], colour),
        isPinEnabled: body.pinEnabled === true,
      };
      changeAccount(store, account.id, (each) => ({ ...each, profiles: [...each.profiles, made] }));
      return context.json(toProfile(made));
    }),
  );

  app.patch(
    '/account/profiles/:id',
    forAccount(deps, 'Settings', async (context, bearer) => {
      const body = await bodyOf(context);
      const account = accountNow(bearer);
      const profile = account.profiles.find(({ id }) => id === context.req.param('id'));
      if (profile === undefined) return context.json({ message: 'Profilen findes ikke' }, 404);
      const changed = changedProfile(profile, body);
      const refusal = refusalOfChange(changed, profile, account);
      if (refusal !== undefined) return context.json({ message: refusal[1] }, refusal[0]);
      changeProfile(store, account.id, profile.id, (each) => changedProfile(each, body));
      return context.body(null, 204);
    }),
  );

  app.delete(
    '/account/profiles/:id',
    forAccount(deps, 'Settings', (context, { account }) => {
      const id = context.req.param('id');
      if (id === account.primaryProfileId) return context.json({ message: 'Den primære profil kan ikke slettes' }, 403);
      if (!account.profiles.some((profile) => profile.id === id))
        return context.json({ message: 'Profilen findes ikke' }, 404);
      changeAccount(store, account.id, (each) => ({
        ...each,
        profiles: each.profiles.filter((profile) => profile.id !== id),
      }));
      tokens.revoke(account.id, id);
      return context.body(null, 204);
    }),
  );
}

/** A profile with what a body says of it; what it does not say stays. */
function changedProfile(profile: ProfileState, body: Readonly<Record<string, unknown>>): ProfileState {
  const segments = segmentsOf(body.segments);
  const { maxRating: _old, ...rest } = profile;
  const maxRating = segments === undefined ? profile.maxRating : ratingLimits.get(segments[0]);
  return {
    ...rest,
    ...(maxRating !== undefined && { maxRating }),
    ...(segments !== undefined && { segments }),
    ...(typeof body.name === 'string' && { name: toProfileName(body.name) }),
    ...(typeof body.pinEnabled === 'boolean' && { isPinEnabled: body.pinEnabled }),
  };
}

function refusalOfChange(changed: ProfileState, before: ProfileState, account: AccountState): Refusal | undefined {
  if (before.id === account.primaryProfileId && changed.maxRating !== undefined)
    return [403, 'Den primære profil er for voksne'];
  if (changed.name === before.name) return undefined;
  return refusalOfName(
    changed.name,
    account.profiles.filter(({ id }) => id !== before.id),
  );
}

function refusalOfName(name: string, others: readonly ProfileState[]): Refusal | undefined {
  if (!isProfileName(name)) return [400, 'Navnet skal have 2 til 20 tegn'];
  return others.some((other) => isSameName(other.name, name)) ? [409, 'Navnet er i brug'] : undefined;
}

function refusalOfCount({ profiles }: AccountState): Refusal | undefined {
  return profiles.length < mostProfiles ? undefined : [403, 'Der er ikke plads til flere profiler'];
}

/** Segments as they are kept: whoever has not said so is kept out of statistics. Undefined where none were sent. */
function segmentsOf(sent: unknown): readonly string[] | undefined {
  if (!Array.isArray(sent)) return undefined;
  const segments = sent.filter((each): each is string => typeof each === 'string' && each !== '');
  if (segments.length === 0) return undefined;
  if (sent.length > mostSegments || segments.some(({ length }) => length > longestSegment))
    throw badRequest('For mange segmenter');
  return segments.includes('optedin') || segments.includes('optedout') ? segments : [...segments, 'optedout'];
}
