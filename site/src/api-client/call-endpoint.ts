import type { InferType, Schema } from 'yup';
import { type EndpointName, type endpoints, endpointUrl, idempotencyHeader, routes } from '../api';
import { type ApiResult, request } from './request';

type BodyOf<Name extends EndpointName> = (typeof endpoints)[Name] extends {
  body: infer Body extends Schema;
}
  ? InferType<Body>
  : never;

interface CallOptions<Name extends EndpointName> {
  /** Sent as JSON. */
  body?: BodyOf<Name>;
  /** The same key makes a repeated call count once. */
  idempotencyKey?: string;
  /** Continues when the visitor leaves the page. Only for small bodies: browsers stop at 64 KiB. */
  keepalive?: boolean;
}

/**
 * Calls an endpoint by its name in the contract, which defines method and address.
 * @returns the result, after at most ten seconds; it never throws
 */
export function callEndpoint<Name extends EndpointName>(
  name: Name,
  { body, idempotencyKey, keepalive = false }: CallOptions<Name> = {},
): Promise<ApiResult> {
  const content: object | undefined = body;
  const headers = new Headers({ accept: 'application/json' });
  if (content) headers.set('content-type', 'application/json');
  if (idempotencyKey) headers.set(idempotencyHeader, idempotencyKey);
  return request(endpointUrl(name), {
    method: routes[name].method,
    headers,
    keepalive,
    ...(content && { body: JSON.stringify(content) }),
  });
}
