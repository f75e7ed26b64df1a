/** One call of the service: how it is asked for, with `*` in the place of what changes. */
interface ServiceCall {
  readonly method: string;
  readonly path: string;
}

/** The calls, by the names that the client tells of them by. Where two patterns meet a request, the upper one counts. */
export const serviceCalls = {
  config: { method: 'GET', path: '/config' },
  health: { method: 'GET', path: '/health' },
  page: { method: 'GET', path: '/page' },
  children: { method: 'GET', path: '/items/*/children' },
  related: { method: 'GET', path: '/items/*/related' },
  videos: { method: 'GET', path: '/items/*/videos' },
  item: { method: 'GET', path: '/items/*' },
  lists: { method: 'GET', path: '/lists' },
  list: { method: 'GET', path: '/lists/*' },
  schedules: { method: 'GET', path: '/schedules' },
  search: { method: 'GET', path: '/v2/search' },
  'live-streams': { method: 'GET', path: '/channels/*/liveStreams' },
  channels: { method: 'GET', path: '/channels/*' },
  recommendations: { method: 'GET', path: '/recommendations/*' },
  geolocation: { method: 'POST', path: '/geolocation' },
  'locale-strings': { method: 'GET', path: '/locale/*' },
  'authorization-anonymous': { method: 'POST', path: '/authorization/anonymous-sso' },
  'device-code': { method: 'POST', path: '/authorization/device/code' },
  'authorization-device': { method: 'POST', path: '/authorization/device' },
  'authorization-exchange': { method: 'POST', path: '/authorization/exchange' },
  'authorization-profile': { method: 'POST', path: '/authorization/profile' },
  'authorization-refresh': { method: 'POST', path: '/authorization/refresh' },
  authorization: { method: 'POST', path: '/authorization' },
  'verify-email': { method: 'POST', path: '/verify-email' },
  'reset-password': { method: 'POST', path: '/reset-password' },
  account: { method: 'GET', path: '/account' },
  pin: { method: 'PUT', path: '/account/pin' },
  'request-verification': { method: 'POST', path: '/account/request-email-verification' },
  'guarded-videos': { method: 'GET', path: '/account/items/*/videos-guarded' },
  'account-videos': { method: 'GET', path: '/account/items/*/videos' },
  profile: { method: 'GET', path: '/account/profile' },
  'profile-create': { method: 'POST', path: '/account/profiles' },
  'profile-update': { method: 'PATCH', path: '/account/profiles/*' },
  'profile-delete': { method: 'DELETE', path: '/account/profiles/*' },
  'profile-lists': { method: 'GET', path: '/account/profile/lists' },
  'bookmarks-list': { method: 'GET', path: '/account/profile/bookmarks/list' },
  bookmarks: { method: 'PUT', path: '/account/profile/bookmarks/*' },
  'bookmarks-delete': { method: 'DELETE', path: '/account/profile/bookmarks/*' },
  'continue-watching-list': { method: 'GET', path: '/account/profile/continue-watching/list' },
  'continue-watching-delete': { method: 'DELETE', path: '/account/profile/continue-watching/*' },
  follows: { method: 'PUT', path: '/account/profile/follows/*' },
  'follows-delete': { method: 'DELETE', path: '/account/profile/follows/*' },
  'next-item': { method: 'GET', path: '/account/profile/items/*/next' },
  offered: { method: 'GET', path: '/account/profile/items/*/offered' },
  ratings: { method: 'PUT', path: '/account/profile/ratings/*' },
  'watched-list': { method: 'GET', path: '/account/profile/watched/list' },
  watched: { method: 'PUT', path: '/account/profile/watched/*' },
  'watched-delete': { method: 'DELETE', path: '/account/profile/watched' },
  'identity-discovery': { method: 'GET', path: '/identity/.well-known/openid-configuration' },
  'identity-device': { method: 'POST', path: '/identity/device/auth' },
  'identity-token': { method: 'POST', path: '/identity/token' },
  picture: { method: 'GET', path: '/shain/v1/dataservice/ResizeImage/*' },
  media: { method: 'GET', path: '/media/*' },
  mirror: { method: 'GET', path: '/mirror/*' },
  licence: { method: 'POST', path: '/licences/*' },
} as const satisfies Readonly<Record<string, ServiceCall>>;

/** The name of a call. */
export type ServiceCallName = keyof typeof serviceCalls;

/** Every name of {@link serviceCalls}. */
export const serviceCallNames = Object.keys(serviceCalls) as [ServiceCallName, ...ServiceCallName[]];
