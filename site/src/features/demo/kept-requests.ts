import { type DemoRequestFields, isObject, type Product, products } from '../../api';
import type { FormSigns } from '../../ui/form/form-signs';
import { keptNames, keptPrefix } from './kept-request-names';

/** A demo request that may not have arrived. Times are in milliseconds since 1970. */
export interface KeptRequest {
  /** Its idempotency key. */
  key: string;
  body: DemoRequestFields & FormSigns;
  sentAt: number;
  /** Not sent again before this: it is under way, or the server has asked to wait. */
  notBefore: number;
}

/** The name of the popup's draft, one for each product. */
export const draftOf = (product: Product) => `demo:${product}`;

/** docs/decisions/0033. */
const maxAgeMs = 7 * 24 * 3_600_000;
const maxRequests = 20;

/** The longest pause that a server may ask for, in milliseconds. */
export const maxPauseMs = 24 * 3_600_000;

const isBody = (value: unknown): value is KeptRequest['body'] =>
  isObject(value) &&
  ['name', 'email', 'mobile'].every((name) => typeof value[name] === 'string') &&
  products.some((product) => product === value.product);

const isKeptRequest = (value: unknown): value is KeptRequest =>
  isObject(value) &&
  typeof value.key === 'string' &&
  typeof value.sentAt === 'number' &&
  typeof value.notBefore === 'number' &&
  isBody(value.body);

/** Corrects a request that was kept while the clock was ahead: its seven days begin now, and it may be sent now. */
function correctClock(request: KeptRequest, now: number): KeptRequest {
  const { sentAt, notBefore } = request;
  if (sentAt <= now && notBefore <= now + maxPauseMs) return request;
  return { ...request, sentAt: Math.min(sentAt, now), notBefore: now };
}

function read(name: string): KeptRequest | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? '');
    if (!isKeptRequest(value) || keptPrefix + value.key !== name) return null;
    const now = Date.now();
    return now - value.sentAt < maxAgeMs ? correctClock(value, now) : null;
  } catch {
    return null;
  }
}

function remove(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage is blocked, so nothing is there.
  }
}

/** The waiting demo requests, oldest first. Expired and invalid entries are removed. */
export function keptRequests(): KeptRequest[] {
  const found = keptNames().flatMap((name) => {
    const request = read(name);
    if (request) return request;
    remove(name);
    return [];
  });
  return found.sort((one, other) => one.sentAt - other.sentAt);
}

/** Stores a demo request. Each has its own entry, so that two tabs do not overwrite each other. */
export function keepRequest(request: KeptRequest): void {
  try {
    localStorage.setItem(keptPrefix + request.key, JSON.stringify(request));
  } catch {
    // Storage is full or blocked: the request is sent only once.
  }
  for (const { key } of keptRequests().slice(0, -maxRequests)) discardRequest(key);
}

/** Removes a request that has arrived or never will. */
export function discardRequest(key: string): void {
  remove(keptPrefix + key);
}
