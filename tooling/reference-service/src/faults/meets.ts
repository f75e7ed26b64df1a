import { type ServiceCallName, serviceCallNames, serviceCalls } from './service-calls';

/** A request, as faults look at it. */
export interface FaultRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

/** Where a fault is aimed; what is missing is met by every request. */
export interface FaultAim {
  readonly method?: string | undefined;
  readonly path?: string | undefined;
  readonly call?: ServiceCallName | undefined;
}

/**
 * Whether a fault is aimed at a request. In a path `*` stands for any characters; a query behind it names parameters that the request must
 * have among its own, as they read without percent signs. A preflight is met only by a fault that names OPTIONS.
 */
export function meets({ method, path, call }: FaultAim, request: FaultRequest): boolean {
  if (method === undefined ? request.method === 'OPTIONS' : method.toUpperCase() !== request.method) return false;
  if (call !== undefined && call !== callOf(request)) return false;
  return path === undefined || meetsPath(path, request);
}

function callOf({ method, path }: FaultRequest): ServiceCallName | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  return serviceCallNames.find((name) => {
    const call = serviceCalls[name];
    return call.method === asked && isLike(call.path, path);
  });
}

function meetsPath(pattern: string, { path, query }: FaultRequest): boolean {
  const [pathPattern = '', ...rest] = pattern.split('?');
  const parameters = [...new URLSearchParams(rest.join('?'))];
  return (
    isLike(pathPattern, path) &&
    parameters.every(([name, value]) => query.getAll(name).some((asked) => isLike(value, asked)))
  );
}

function isLike(pattern: string, text: string): boolean {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
  return new RegExp(`^${source}$`, 's').test(text);
}
