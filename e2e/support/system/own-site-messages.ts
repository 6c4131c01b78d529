/** A request to a site in a separate process. */
export interface SiteRequest {
  id: string;
  wanted: 'follow' | 'runScheduled';
}

/** The site's reply once done; the first one, `ready`, answers no request. */
export interface SiteReply {
  id: string;
  failure?: string;
}

const hasId = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

export const isRequest = (value: unknown): value is SiteRequest =>
  hasId(value) &&
  'wanted' in value &&
  (value.wanted === 'follow' || value.wanted === 'runScheduled');

export const isReply = (value: unknown): value is SiteReply =>
  hasId(value) && (!('failure' in value) || typeof value.failure === 'string');
